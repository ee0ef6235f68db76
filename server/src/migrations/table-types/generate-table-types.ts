import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { readWords } from './read-words.ts'

/** The generated file and the declarations for it, from the root of the repository. */
export const TABLE_TYPES_FILE = 'server/src/platform/database/tables.generated.ts'
const DECLARATIONS_FILE = 'server/src/platform/database/declared-columns.ts'

interface Column {
  table: string
  name: string
  type: string
  is_nullable: boolean
  has_default: boolean
  /** The words that a check allows; null where there is no such check. */
  words: string[] | null
}

/** Types that the driver reads as something else than text. */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'Int8',
  boolean: 'boolean',
  date: 'Day',
  'double precision': 'number',
  integer: 'number',
  numeric: 'Numeric',
  real: 'number',
  'timestamp with time zone': 'Date',
}

const HEADER = `/* oxlint-disable max-lines -- as long as the database has columns */
// Written by "npm run make table-types" from the migrated database. Do not edit it.`

/**
 * The types of all tables, as TypeScript for Kysely.
 * @param root folder of the repository, whose declared columns and formatter are used
 * @throws Error for a declared column that there is not
 */
export async function generateTableTypes(db: Database, root: string): Promise<string> {
  const declared = readDeclaredNames(readFileSync(join(root, DECLARATIONS_FILE), 'utf8'))
  const columns = await listColumns(db)
  refuseUnknown(columns, declared)
  const source = toSource(columns, declared)
  const formatter = join(root, 'node_modules/.bin/oxfmt')
  return execFileSync(formatter, ['--stdin-filepath', TABLE_TYPES_FILE], { cwd: root, input: source, encoding: 'utf8' })
}

function toSource(columns: readonly Column[], declared: ReadonlySet<string>): string {
  const tables = [...Map.groupBy(columns, (column) => column.table)].map(([table, own]) => {
    const lines = own.map((column) => `${column.name}: ${toType(column, declared)}`)
    return `${table}: {\n${lines.join('\n')}\n}`
  })
  return `${HEADER}
import type { Day, Generated, Int8, Json, Numeric } from './column-types.ts'
import type { DeclaredColumns } from './declared-columns.ts'

export interface Tables {
${tables.join('\n')}
}
`
}

/** The names of the columns of the interface, which stand alone on their lines. */
function readDeclaredNames(source: string): ReadonlySet<string> {
  return new Set(Array.from(source.matchAll(/^ {2}'([\w.]+)':/gm), ([, name = '']) => name))
}

async function listColumns(db: Database): Promise<Column[]> {
  const { rows } = await sql<Omit<Column, 'words'> & { checks: string[] }>`
    select relname as table, attname as name, format_type(atttypid, null) as type, not attnotnull as is_nullable,
      atthasdef as has_default,
      array(
        select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
      ) as checks
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm') and relname not like 'kysely\\_%'
      and attnum > 0 and not attisdropped
    order by relname collate "C", attnum
  `.execute(db)
  return rows.map(({ checks, ...column }) => ({
    ...column,
    words: checks.map(readWords).find((words) => words !== null) ?? null,
  }))
}

function toType(column: Column, declared: ReadonlySet<string>): string {
  const type = toValueType(column, declared)
  const nullable = column.is_nullable ? `${type} | null` : type
  return column.has_default ? `Generated<${nullable}>` : nullable
}

function toValueType({ table, name, type, words }: Column, declared: ReadonlySet<string>): string {
  const key = `${table}.${name}`
  const declaration = declared.has(key) ? `DeclaredColumns['${key}']` : undefined
  if (type === 'jsonb') {
    return `Json<${declaration ?? 'unknown'}>`
  }
  if (declaration !== undefined) {
    return declaration
  }
  if (words !== null) {
    return words.map((word) => JSON.stringify(word)).join(' | ')
  }
  return type.endsWith('[]') ? `${TYPES[type.slice(0, -2)] ?? 'string'}[]` : (TYPES[type] ?? 'string')
}

function refuseUnknown(columns: readonly Column[], declared: ReadonlySet<string>): void {
  const names = new Set(columns.map(({ table, name }) => `${table}.${name}`))
  const missing = [...declared].filter((name) => !names.has(name))
  if (missing.length > 0) {
    throw new Error(`declared-columns.ts names columns that there are not: ${missing.join(', ')}.`)
  }
}
