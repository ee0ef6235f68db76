import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** A table with rows of a workspace, and the condition that selects them. */
export interface WorkspaceTable {
  name: string
  rows: RawBuilder<unknown>
}

interface ForeignKey {
  child: string
  column: string
  parent: string
  parentColumn: string
}

const PORTION = 500
/** Columns that are valuable to a thief, and useless to the user who exports the data. */
const SECRET_COLUMN = 'token|secret|sealed|credential|key_id|idempotency|password'

/**
 * Reads every row that belongs to a workspace, in the tables of all modules: all rows that the database would delete together with
 * the workspace. Tables that are added later are included automatically.
 */
export function createWorkspaceRowRepository(database: Database) {
  async function listForeignKeys(): Promise<ForeignKey[]> {
    const { rows } = await sql<ForeignKey>`
      select child.relname as child, child_column.attname as "column",
        parent.relname as parent, parent_column.attname as "parentColumn"
      from pg_constraint
      join pg_class child on child.oid = conrelid
      join pg_class parent on parent.oid = confrelid
      join pg_attribute child_column on child_column.attrelid = conrelid and child_column.attnum = conkey[1]
      join pg_attribute parent_column on parent_column.attrelid = confrelid and parent_column.attnum = confkey[1]
      where contype = 'f' and confdeltype = 'c' and cardinality(conkey) = 1
        and child.relnamespace = 'public'::regnamespace
      order by child, "column"
    `.execute(database)
    return rows
  }

  async function listColumns(table: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and column_name !~ ${SECRET_COLUMN}
      order by ordinal_position
    `.execute(database)
    return rows.map((row) => row.name)
  }

  return {
    /** The tables with rows of a workspace: first those that refer to it, then those that refer to their rows. */
    async listTables(workspaceId: string): Promise<WorkspaceTable[]> {
      const keys = await listForeignKeys()
      const found: WorkspaceTable[] = [{ name: 'workspaces', rows: sql`id = ${workspaceId}` }]
      // The list grows during the loop.
      for (const { name: parent, rows } of found) {
        for (const key of keys.filter((candidate) => candidate.parent === parent)) {
          if (!found.some(({ name }) => name === key.child)) {
            const parents = sql`select ${sql.ref(key.parentColumn)} from ${sql.table(parent)} where ${rows}`
            found.push({ name: key.child, rows: sql`${sql.ref(key.column)} in (${parents})` })
          }
        }
      }
      return found
    },

    /**
     * The rows of a table as lines of JSON, without secret columns.
     * @yields a portion of lines at a time
     */
    async *readLines({ name, rows }: WorkspaceTable): AsyncGenerator<string> {
      const columns = sql.join((await listColumns(name)).map((column) => sql.ref(column)))
      let last = '(0,0)'
      for (;;) {
        const portion = await sql<{ place: string; line: string }>`
          select place::text as place, (select row_to_json(kept) from (select ${columns}) kept)::text as line
          from (
            select ctid as place, * from ${sql.table(name)}
            where ${rows} and ctid > ${last}::tid order by ctid limit ${PORTION}
          ) found
          order by found.place
        `.execute(database)
        yield portion.rows.map(({ line }) => `${line}\n`).join('')
        const end = portion.rows.at(-1)
        if (portion.rows.length < PORTION || end === undefined) {
          return
        }
        last = end.place
      }
    },

    /** Names and addresses of the members: accounts do not belong to the workspace, so its own rows contain only user ids. */
    async listMembers(workspaceId: string): Promise<object[]> {
      const { rows } = await sql<object>`
        select users.id, users.display_name, users.email, memberships.role, memberships.created_at as joined_at
        from memberships join users on users.id = memberships.user_id
        where memberships.workspace_id = ${workspaceId} order by users.id
      `.execute(database)
      return rows
    },
  }
}
