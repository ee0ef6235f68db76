import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type UserRecord = Selectable<Tables['users']>
/** The marketing source of a user, as sent with the registration (requirement A-11). */
export type Attribution = UserRecord['attribution']
export type NewUser = Insertable<Tables['users']>
export type UserChanges = Updateable<Tables['users']>

/** The SQL of accounts. Addresses are compared case-insensitively. */
export function createUserRepository(db: Database) {
  return {
    find(id: string): Promise<UserRecord | undefined> {
      return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    },

    findByEmail(email: string): Promise<UserRecord | undefined> {
      return db
        .selectFrom('users')
        .selectAll()
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .executeTakeFirst()
    },

    findNames(ids: string[]): Promise<Pick<UserRecord, 'id' | 'display_name'>[]> {
      return db.selectFrom('users').select(['id', 'display_name']).where('id', 'in', ids).execute()
    },

    listAdministrators(): Promise<Pick<UserRecord, 'email'>[]> {
      return db.selectFrom('users').select('email').where('is_admin', '=', true).execute()
    },

    /** @returns undefined when the address is taken */
    insert(user: NewUser): Promise<UserRecord | undefined> {
      return db
        .insertInto('users')
        .values(user)
        .onConflict((on) => on.expression(sql`lower(email)`).doNothing())
        .returningAll()
        .executeTakeFirst()
    },

    async forgetCurrentWorkspace(id: string, workspaceId: string): Promise<void> {
      await db
        .updateTable('users')
        .set({ current_workspace_id: null })
        .where('id', '=', id)
        .where('current_workspace_id', '=', workspaceId)
        .execute()
    },

    /** @returns undefined when the new address is taken */
    async update(id: string, changes: UserChanges): Promise<UserRecord | undefined> {
      try {
        return await db.updateTable('users').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
      } catch (error) {
        if (isAddressTaken(error)) {
          return undefined
        }
        throw error
      }
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom('users').where('id', '=', id).execute()
    },
  }
}

function isAddressTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'users_email_key'
}
