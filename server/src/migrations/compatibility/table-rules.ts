import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'

const column = z.object({
  type: z.string(),
  isRequired: z.boolean(),
  /** Whether the database has a value for a row that names none. */
  isFilled: z.boolean(),
})

const rule = z.object({
  kind: z.enum(['check', 'unique', 'reference', 'exclusion']),
  columns: z.array(z.string()),
  /** As PostgreSQL writes it, without its name. */
  definition: z.string(),
})

/** What a table demands of the rows that are written to it. */
export const tableRules = z.object({ columns: z.record(z.string(), column), rules: z.array(rule) })

export type Rule = z.output<typeof rule>
export type TableRules = z.output<typeof tableRules>

const described = z.object({ name: z.string() }).extend(tableRules.shape)

/** Reads what each table of Marquee demands of its rows, by the name of the table. */
export async function readTableRules(db: Database): Promise<Record<string, TableRules>> {
  const { rows } = await sql`
    select relname as name,
      (
        select jsonb_object_agg(attname, jsonb_build_object(
          'type', format_type(atttypid, atttypmod), 'isRequired', attnotnull, 'isFilled', atthasdef or attidentity <> ''
        ))
        from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped
      ) as columns,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', kind, 'columns', columns, 'definition', definition
        ) order by definition), '[]')
        from (
          select case contype when 'c' then 'check' when 'f' then 'reference' else 'exclusion' end as kind,
            conkey as keys, pg_get_constraintdef(pg_constraint.oid) as definition
          from pg_constraint where conrelid = pg_class.oid and contype in ('c', 'f', 'x')
          union all
          select 'unique', indkey::int2[], regexp_replace(pg_get_indexdef(indexrelid), '^.* ON \\S+ ', '')
          from pg_index where indrelid = pg_class.oid and indisunique
        ) as found
        cross join lateral (
          select array(
            select attname from pg_attribute where attrelid = pg_class.oid and attnum = any (keys) order by attnum
          ) as columns
        ) as named
      ) as rules
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely\\_%'
    order by relname collate "C"
  `.execute(db)
  return Object.fromEntries(rows.map((row) => described.parse(row)).map(({ name, ...rules }) => [name, rules]))
}
