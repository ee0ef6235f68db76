import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { ForeignIds } from './calls-with-foreign-ids.ts'

/** The tables whose rows belong to workspaces, with the column that says to which. Rows of some can be common instead. */
export async function listWorkspaceTables(database: Database): Promise<{ name: string; column: string }[]> {
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('workspace_id', 'home_id') order by 1
  `.execute(database)
  return rows
}

/**
 * The ids in the rows of the workspace but those of common ads and brands and of plans, which belong to all.
 * @param most the largest number of ids from the same field of a table's rows
 */
export async function readForeignIds(database: Database, workspaceId: string, most: number): Promise<ForeignIds> {
  const shared = await sql<{ id: string }>`
    select id from ads where home_id is null union select id from brands where home_id is null
    union select id from plans
  `.execute(database)
  const known = new Set(shared.rows.map(({ id }) => id))
  const ids = new Set<string>()
  const idempotencyKeys = new Set<string>()
  for (const { name, column } of await listWorkspaceTables(database)) {
    const { rows } = await sql<{ row: object; key: string | null }>`
      select to_jsonb(t) as row, to_jsonb(t) ->> 'idempotency_key' as key
      from ${sql.table(name)} as t where ${sql.ref(column)} = ${workspaceId}
    `.execute(database)
    const places = new Map<string, Set<string>>()
    for (const { row, key } of rows) {
      for (const [place, id] of listPlaces(row, '')) {
        const found = places.get(place) ?? new Set()
        places.set(place, found)
        if (!known.has(id) && (found.has(id) || found.size < most)) {
          found.add(id)
          ;(id === key ? idempotencyKeys : ids).add(id)
        }
      }
    }
  }
  return {
    ids: [...ids],
    // A key that the server made is the id of another row: in a row of strangers it would look like a reference to that row.
    idempotencyKeys: [...idempotencyKeys].filter((key) => !ids.has(key)),
  }
}

/** Every id in a row with its place: the names of the fields around it. */
function listPlaces(value: unknown, place: string): [string, string][] {
  if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value)
    return Object.entries(value).flatMap(([name, part]) => listPlaces(part, isList ? place : `${place}.${name}`))
  }
  return listIds(String(value)).map((id) => [place, id])
}

/** Every id in a text, also where one begins within what looks like another. */
export function listIds(text: string): string[] {
  return Array.from(text.matchAll(/(?=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))/g), ([, id = '']) => id)
}
