import type { NotificationChannel, NotificationKind } from '@marquee/contract/notifications'
import { permissions } from '@marquee/contract/permissions'
import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

/** The owner of notifications: a user in one workspace. */
export interface Owner {
  userId: string
  workspaceId: string
}

/** The SQL of notifications. Every function names the user and the workspace. */
export function createNotificationRepository(db: Database) {
  function notifications({ userId, workspaceId }: Owner) {
    return db.selectFrom('notifications').where('user_id', '=', userId).where('workspace_id', '=', workspaceId)
  }

  return {
    async insert(rows: readonly Insertable<Tables['notifications']>[]): Promise<void> {
      if (rows.length > 0) {
        await db
          .insertInto('notifications')
          .values(rows)
          .onConflict((on) => on.columns(['user_id', 'workspace_id', 'dedupe_key']).doNothing())
          .execute()
      }
    },

    /** The newest first. @param before the last id of the previous page */
    async list(
      owner: Owner,
      { isUnreadOnly, before, limit }: { isUnreadOnly: boolean; before: string | null; limit: number },
    ) {
      let query = notifications(owner).select(['id', 'kind', 'data', 'read_at', 'created_at'])
      if (isUnreadOnly) {
        query = query.where('read_at', 'is', null)
      }
      if (before !== null) {
        query = query.where('id', '<', before)
      }
      return await query.orderBy('id', 'desc').limit(limit).execute()
    },

    async countUnread(owner: Owner): Promise<number> {
      const { count } = await notifications(owner)
        .where('read_at', 'is', null)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** @param ids null: all notifications */
    async markRead({ userId, workspaceId }: Owner, ids: readonly string[] | null, now: Date): Promise<void> {
      let query = db
        .updateTable('notifications')
        .set({ read_at: now })
        .where('user_id', '=', userId)
        .where('workspace_id', '=', workspaceId)
        .where('read_at', 'is', null)
      if (ids !== null) {
        query = query.where('id', 'in', ids)
      }
      await query.execute()
    },

    /** Members with their addresses. @param userIds null: all members */
    async listMembers(workspaceId: string, userIds: readonly string[] | 'everybody' | 'managers') {
      let query = db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .innerJoin('workspaces', 'workspaces.id', 'memberships.workspace_id')
        .select(['users.id', 'email', 'email_verified_at', 'features', 'is_ad_template_allowed'])
        .where('workspace_id', '=', workspaceId)
      if (userIds === 'managers') {
        query = query.where('role', 'in', permissions['billing.manage'].roles)
      } else if (userIds !== 'everybody') {
        query = query.where('users.id', 'in', userIds)
      }
      return userIds.length === 0 ? [] : await query.orderBy('users.id').execute()
    },

    /** The preferences that members of the workspace have set; channels without a preference are on. */
    async listPreferences(workspaceId: string, userIds: readonly string[]) {
      return userIds.length === 0
        ? []
        : await db
            .selectFrom('notification_preferences')
            .select(['user_id', 'kind', 'channel', 'is_on'])
            .where('workspace_id', '=', workspaceId)
            .where('user_id', 'in', userIds)
            .execute()
    },

    async setPreference(
      { userId, workspaceId }: Owner,
      choice: { kind: NotificationKind; channel: NotificationChannel; is_on: boolean },
      now: Date,
    ): Promise<void> {
      await db
        .insertInto('notification_preferences')
        .values({ user_id: userId, workspace_id: workspaceId, ...choice, created_at: now, updated_at: now })
        .onConflict((on) =>
          on
            .columns(['user_id', 'workspace_id', 'kind', 'channel'])
            .doUpdateSet({ is_on: choice.is_on, updated_at: now }),
        )
        .execute()
    },

    async removeOlderThan(time: Date): Promise<void> {
      await db.deleteFrom('notifications').where('created_at', '<', time).execute()
    },
  }
}
