import { sql } from 'kysely'
import type { ResultAccount } from '@marquee/contract/result-imports'
import type { Database } from '../../../platform/database/database.ts'
import { lockUntilEnd } from '../../../platform/database/with-lock.ts'

interface NewAccount {
  workspace_id: string
  name: string
  currency: string
  created_by: string
  created_at: Date
  updated_at: Date
}

/** The SQL of ad accounts. Every function names the workspace. */
export function createResultAccountRepository(db: Database) {
  return {
    async list(workspaceId: string): Promise<ResultAccount[]> {
      const rows = await db
        .selectFrom('result_accounts as account')
        .select(['account.id', 'account.name', 'account.currency', 'account.created_at'])
        .select([
          sql<string>`(select count(*) from result_ads where account_id = account.id)`.as('ads_count'),
          sql<string | null>`(select min(day)::text from result_days where account_id = account.id)`.as('first_day'),
          sql<string | null>`(select max(last_day)::text from result_days where account_id = account.id)`.as(
            'last_day',
          ),
        ])
        .where('account.workspace_id', '=', workspaceId)
        .orderBy('account.created_at')
        .orderBy('account.id')
        .execute()
      return rows.map(({ ads_count, created_at, ...row }) => ({
        ...row,
        ads_count: Number(ads_count),
        created_at: created_at.toISOString(),
      }))
    },

    async find(workspaceId: string, id: string) {
      return await db
        .selectFrom('result_accounts')
        .select(['id', 'name', 'currency'])
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
    },

    async findByName(workspaceId: string, name: string) {
      return await db
        .selectFrom('result_accounts')
        .select(['id', 'name', 'currency'])
        .where('workspace_id', '=', workspaceId)
        .where(sql<boolean>`lower(name) = lower(${name})`)
        .executeTakeFirst()
    },

    /** Locks the workspace's accounts until the transaction ends, so that only one transaction at a time counts them. */
    async lockAndCount(workspaceId: string): Promise<number> {
      await lockUntilEnd(db, `result accounts ${workspaceId}`)
      const { count } = await db
        .selectFrom('result_accounts')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async insert(account: NewAccount) {
      return await db
        .insertInto('result_accounts')
        .values(account)
        .returning(['id', 'name', 'currency'])
        .executeTakeFirstOrThrow()
    },

    async remove(workspaceId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('result_accounts')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
