import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

interface WorkspaceRow {
  workspaceId: string
  id: string
}

/**
 * Sets or clears the time at which a row of a workspace was removed.
 * @returns whether the workspace has such a row, and it was not in that state already
 */
export async function setDeletedAt(
  db: Database,
  table: string,
  { workspaceId, id }: WorkspaceRow,
  { deletedAt, now }: { deletedAt: Date | null; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set deleted_at = ${deletedAt}, updated_at = ${now}
    where workspace_id = ${workspaceId} and id = ${id} and (deleted_at is null) = ${deletedAt !== null}
  `.execute(db)
  return numAffectedRows === 1n
}

/**
 * Locks a row of a workspace until the transaction ends, so that the second of two saves sees the version of the first one.
 * @param isThere an additional condition for the row, such as `deleted_at is null`
 * @returns the version; undefined when the workspace has no such row
 */
export async function lockVersion(
  db: Database,
  table: string,
  { workspaceId, id }: WorkspaceRow,
  isThere: RawBuilder<unknown> = sql`true`,
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where workspace_id = ${workspaceId} and id = ${id} and ${isThere} for update
  `.execute(db)
  return rows[0]?.version
}

/** What a list shows of a row, and who made it. */
export interface TitledRow {
  title: string
  version: number
  created_by: string | null
}

/** Locks a row that is not removed until the transaction ends. @returns undefined when the workspace has no such row */
export async function lockTitled(
  db: Database,
  table: string,
  { workspaceId, id }: WorkspaceRow,
): Promise<TitledRow | undefined> {
  const { rows } = await sql<TitledRow>`
    select title, version, created_by from ${sql.table(table)}
    where workspace_id = ${workspaceId} and id = ${id} and deleted_at is null for update
  `.execute(db)
  return rows[0]
}
