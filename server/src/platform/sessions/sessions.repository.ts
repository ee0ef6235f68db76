import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.generated.ts'
import type { Actor } from '../http/actor.ts'

/** A session that has not expired, with its account. */
export interface StoredSession {
  id: string
  csrfToken: string
  isRemembered: boolean
  createdAt: Date
  lastSeenAt: Date
  passwordConfirmedAt: Date | null
  /** The user whose password was correct, and the time of that, while the second factor is missing. */
  challengedUserId: string | null
  challengedAt: Date | null
  actor: Actor | null
}

/** A session as its owner sees it in a list. */
export interface ListedSession {
  id: string
  ip_address: string | null
  user_agent: string | null
  last_seen_at: Date
  created_at: Date
}

/** The SQL for sessions. */
export function createSessionRepository(db: Database) {
  /** A subquery for the user of the query around it. */
  const membership = db
    .selectFrom('memberships')
    .innerJoin('workspaces as open', 'open.id', 'memberships.workspace_id')
    .select(['workspace_id', 'role'])
    // A deleted workspace cannot be a current workspace.
    .where('open.deleted_at', 'is', null)
    .where('memberships.user_id', '=', sql.ref<string>('users.id'))
    .orderBy(sql`memberships.workspace_id is not distinct from users.current_workspace_id`, 'desc')
    .orderBy('memberships.workspace_id')
    .limit(1)
    .as('membership')

  return {
    /** The current workspace of each of these sessions. A session that has ended, or whose user has no workspace, is missing. */
    async listWorkspaces(ids: readonly string[], now: Date): Promise<Map<string, string>> {
      const rows = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .innerJoinLateral(membership, (join) => join.onTrue())
        .select(['sessions.id', 'membership.workspace_id'])
        .where('sessions.id', 'in', ids)
        .where('expires_at', '>', now)
        .execute()
      return new Map(rows.map((row) => [row.id, row.workspace_id]))
    },

    /**
     * The live session with this token. The actor works in the user's current workspace; a user who is no longer a member of it
     * works in the oldest remaining one, and a user without any workspace gets no actor.
     */
    async findLive(tokenHash: string, now: Date): Promise<StoredSession | undefined> {
      const row = await db
        .selectFrom('sessions')
        .leftJoin('users', 'users.id', 'sessions.user_id')
        .leftJoinLateral(membership, (join) => join.onTrue())
        .leftJoin('workspaces', 'workspaces.id', 'membership.workspace_id')
        .select(['sessions.id', 'csrf_token', 'is_remembered', 'sessions.created_at', 'last_seen_at'])
        .select(['password_confirmed_at', 'challenged_user_id', 'challenged_at'])
        .select(['users.id as user_id', 'display_name', 'email', 'email_verified_at', 'is_admin', 'is_super_admin'])
        .select(['membership.workspace_id', 'membership.role'])
        .select(['workspaces.features', 'workspaces.is_ad_template_allowed', 'time_zone', 'currency'])
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return (
        row && {
          id: row.id,
          csrfToken: row.csrf_token,
          isRemembered: row.is_remembered,
          createdAt: row.created_at,
          lastSeenAt: row.last_seen_at,
          passwordConfirmedAt: row.password_confirmed_at,
          challengedUserId: row.challenged_user_id,
          challengedAt: row.challenged_at,
          actor: toActor(row),
        }
      )
    },

    async insert(session: Insertable<Tables['sessions']>): Promise<void> {
      await db.insertInto('sessions').values(session).execute()
    },

    /** @returns false when the session ended, or got another token, in the meantime */
    async update(tokenHash: string, changes: Updateable<Tables['sessions']>): Promise<boolean> {
      const result = await db
        .updateTable('sessions')
        .set(changes)
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async delete(tokenHash: string): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    },

    async deleteOfUser(userId: string, exceptSessionId: string | null): Promise<void> {
      let query = db
        .deleteFrom('sessions')
        .where((where) => where.or([where('user_id', '=', userId), where('challenged_user_id', '=', userId)]))
      if (exceptSessionId !== null) {
        query = query.where('id', '<>', exceptSessionId)
      }
      await query.execute()
    },

    /** Up to `limit` live sessions of a user that are older than the given one, the newest first. */
    listOfUser(userId: string, before: string | null, limit: number, now: Date): Promise<ListedSession[]> {
      let query = db
        .selectFrom('sessions')
        .select(['id', 'ip_address', 'user_agent', 'last_seen_at', 'created_at'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
      if (before !== null) {
        query = query.where('id', '<', before)
      }
      return query.orderBy('id', 'desc').limit(limit).execute()
    },

    /** @returns false when the user has no such session */
    async deleteOneOfUser(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
    },
  }
}

type ActorRow = { id: string } & {
  [Column in 'user_id' | 'display_name' | 'email' | 'workspace_id']: string | null
} & {
  email_verified_at: Date | null
  is_admin: boolean | null
  is_super_admin: boolean | null
  role: Actor['role'] | null
  features: Selectable<Tables['workspaces']>['features'] | null
  is_ad_template_allowed: boolean | null
  time_zone: string | null
  currency: string | null
}

function toActor(row: ActorRow): Actor | null {
  if (row.user_id === null || row.workspace_id === null || row.role === null) {
    return null
  }
  return {
    userId: row.user_id,
    sessionId: row.id,
    workspaceId: row.workspace_id,
    role: row.role,
    workspaceFeatures: {
      explore_pages: row.features?.explore_pages === true,
      swipe_file: row.features?.swipe_file === true,
      ad_templates: row.is_ad_template_allowed === true,
    },
    timeZone: row.time_zone,
    currency: row.currency ?? 'USD',
    displayName: row.display_name ?? '',
    email: row.email ?? '',
    isEmailVerified: row.email_verified_at !== null,
    isAdmin: row.is_admin === true,
    isSuperAdmin: row.is_super_admin === true,
  }
}
