import type { ApiUsageDay } from '@marquee/contract/api-keys'
import type { WorkspaceFeature } from '@marquee/contract/features'
import type { Scope } from '@marquee/contract/scopes'
import type { WorkspaceRole } from '@marquee/contract/workspaces'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

/** With the current role of the member who made the key; null when that member has left the workspace. */
export type ApiKeyRow = Selectable<Tables['api_keys']> & { maker_role: WorkspaceRole | null }

/** A valid key, with the member who made it. */
export interface KeyHolder {
  keyId: string
  scopes: Scope[]
  /** The browser whose extension has the key; null for the key of a program. */
  browser: string | null
  userId: string
  workspaceId: string
  workspaceName: string
  role: WorkspaceRole
  displayName: string
  email: string
  features: Record<Exclude<WorkspaceFeature, 'ad_templates'>, boolean>
  isAdTemplateAllowed: boolean
  timeZone: string | null
  currency: string
}

/** The largest number of connected browsers that a member sees. */
const MOST_BROWSERS = 100

/** The SQL of API keys and of their usage counts. */
export function createApiKeyRepository(db: Database) {
  function keys(workspaceId: string) {
    return db
      .selectFrom('api_keys')
      .leftJoin('memberships', (join) =>
        join
          .onRef('memberships.workspace_id', '=', 'api_keys.workspace_id')
          .onRef('memberships.user_id', '=', 'api_keys.user_id'),
      )
      .selectAll('api_keys')
      .select('role as maker_role')
      .where('api_keys.workspace_id', '=', workspaceId)
  }

  return {
    /** The holder of a key. Undefined for a key that has ended, or whose maker has left the workspace. */
    async findHolder(hash: string, now: Date): Promise<KeyHolder | undefined> {
      const { rows } = await sql<KeyHolder>`
        select
          api_keys.id as "keyId", api_keys.scopes, api_keys.browser, users.id as "userId",
          workspaces.id as "workspaceId", workspaces.name as "workspaceName", memberships.role, users.display_name as "displayName", users.email, workspaces.features,
          workspaces.is_ad_template_allowed as "isAdTemplateAllowed", workspaces.time_zone as "timeZone",
          workspaces.currency
        from api_keys
        join memberships on memberships.workspace_id = api_keys.workspace_id and memberships.user_id = api_keys.user_id
        join users on users.id = api_keys.user_id and users.email_verified_at is not null
        join workspaces on workspaces.id = api_keys.workspace_id
        where key_hash = ${hash} and revoked_at is null and (expires_at is null or expires_at > ${now})
      `.execute(db)
      return rows[0]
    },

    /** @returns undefined when the workspace has made a key with this idempotency key before */
    insert(key: Insertable<Tables['api_keys']>): Promise<{ id: string } | undefined> {
      return db
        .insertInto('api_keys')
        .values(key)
        .onConflict((conflict) => conflict.columns(['workspace_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
    },

    find(workspaceId: string, id: string): Promise<ApiKeyRow | undefined> {
      return keys(workspaceId).where('api_keys.id', '=', id).executeTakeFirst()
    },

    /** Up to `limit` keys after the given one, newest first. */
    list(workspaceId: string, after: string | null, limit: number): Promise<ApiKeyRow[]> {
      const query = after === null ? keys(workspaceId) : keys(workspaceId).where('api_keys.id', '<', after)
      return query.orderBy('api_keys.id', 'desc').limit(limit).execute()
    },

    /** The working keys of a member's browsers, newest first. */
    listOfBrowsers(workspaceId: string, userId: string) {
      return db
        .selectFrom('api_keys')
        .select(['id', 'name', 'last_used_at', 'created_at'])
        .where('workspace_id', '=', workspaceId)
        .where('user_id', '=', userId)
        .where('browser', 'is not', null)
        .where('revoked_at', 'is', null)
        .orderBy('id', 'desc')
        .limit(MOST_BROWSERS)
        .execute()
    },

    /** @returns false when the member has no such browser */
    async revokeOfBrowser(workspaceId: string, userId: string, id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('api_keys')
        .set({ revoked_at: sql`coalesce(revoked_at, ${now})`, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('user_id', '=', userId)
        .where('browser', 'is not', null)
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async revoke(workspaceId: string, id: string, now: Date): Promise<void> {
      await db
        .updateTable('api_keys')
        .set({ revoked_at: sql`coalesce(revoked_at, ${now})`, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },

    /** The keys of programs that are neither revoked nor expired. */
    listUnended(workspaceId: string, now: Date): Promise<ApiKeyRow[]> {
      return keys(workspaceId)
        .where('browser', 'is', null)
        .where('revoked_at', 'is', null)
        .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
        .execute()
    },

    /** Counts a call, and stores the time of the key's last use. */
    async count({ workspaceId, keyId }: Pick<KeyHolder, 'workspaceId' | 'keyId'>, isFailure: boolean, now: Date) {
      const failures = isFailure ? 1 : 0
      await sql`
        with used as (update api_keys set last_used_at = ${now} where id = ${keyId})
        insert into api_usage_days (workspace_id, key_id, day, requests, failures)
        values (${workspaceId}, ${keyId}, workspace_day(${workspaceId}, ${now}), 1, ${failures})
        on conflict (workspace_id, day, key_id) do update set
          requests = api_usage_days.requests + 1, failures = api_usage_days.failures + ${failures}
      `.execute(db)
    },

    /** The usage of each day up to the day of `now`, including days without calls. */
    async listUsage(workspaceId: string, now: Date, days: number): Promise<ApiUsageDay[]> {
      const { rows } = await sql<ApiUsageDay>`
        select
          to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(requests), 0)::int as requests,
          coalesce(sum(failures), 0)::int as failures
        from (
          select generate_series(today - (${days} - 1) * interval '1 day', today, interval '1 day')::date as day
          from (select workspace_day(${workspaceId}, ${now}) as today) as this
        ) as days
        left join (select * from api_usage_days where workspace_id = ${workspaceId}) as used using (day)
        group by day order by day
      `.execute(db)
      return rows
    },
  }
}
