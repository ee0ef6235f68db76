import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** A table that holds something of a workspace, and which of its rows do. */
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
/** Columns that are worth something to a thief, and nothing to whoever takes the data along. */
const SECRET_COLUMN = 'token|secret|sealed|credential|key_id|idempotency|password'

/**
 * Reads every row that belongs to a workspace, whichever module it is of: all that the database would remove together with the
 * workspace. A table that is added later is in it without a word.
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
    /** The tables with rows of a workspace: those that name it, then those that belong to their rows. */
    async listTables(workspaceId: string): Promise<WorkspaceTable[]> {
      const keys = await listForeignKeys()
      const found: WorkspaceTable[] = [{ name: 'workspaces', rows: sql`id = ${workspaceId}` }]
      // The list grows while it is walked through.
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
     * The rows of a table as lines of JSON, without what is secret.
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

    /** Names and addresses of the members: their accounts are their own, so the rows above only hold ids. */
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
