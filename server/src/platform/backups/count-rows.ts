import pg from 'pg'

/** Rows by table of the product and its jobs, in the order of their names, all as of one moment. */
export async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relpersistence = 'p'
      and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema') order by 1
  `)
  if (tables.length === 0) {
    return {}
  }
  // PostgreSQL has quoted the names where they need it.
  const counts = tables.map(
    ({ name }) => `select ${pg.escapeLiteral(name)} as name, count(*)::int as rows from ${name}`,
  )
  const { rows } = await client.query<{ name: string; rows: number }>(counts.join(' union all '))
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]))
}

/** The counts that are the same in both. */
export function keepEqual(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(one).filter(([name, rows]) => other[name] === rows))
}
