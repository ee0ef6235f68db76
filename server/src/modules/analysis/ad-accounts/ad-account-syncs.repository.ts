import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Table = Tables['ad_account_syncs']
type DayName = 'first_day' | 'last_day' | 'next_day'
export type SyncRow = Omit<Selectable<Table>, DayName> & {
  first_day: string
  last_day: string
  next_day: string | null
}
export type SyncChanges = Updateable<Table>

interface ClaimRequest {
  now: Date
  until: Date
  /** Whether to claim the import even while the lease of another worker is valid. */
  isTakeover: boolean
}

/** The SQL of imports from ad accounts. */
export function createAdAccountSyncRepository(db: Database) {
  /** Reads days as texts, because the driver would convert them to timestamps. */
  function syncs() {
    return db
      .selectFrom('ad_account_syncs')
      .selectAll()
      .select([
        sql<string>`first_day::text`.as('first_day'),
        sql<string>`last_day::text`.as('last_day'),
        sql<string | null>`next_day::text`.as('next_day'),
      ])
  }

  async function findUnfinished(id: string): Promise<SyncRow | undefined> {
    return await syncs().where('id', '=', id).where('finished_at', 'is', null).executeTakeFirst()
  }

  return {
    async insert(row: Insertable<Table>): Promise<string> {
      const { id } = await db.insertInto('ad_account_syncs').values(row).returning('id').executeTakeFirstOrThrow()
      return id
    },

    /** The newest import of each ad account of a workspace. */
    async listNewest(workspaceId: string): Promise<SyncRow[]> {
      return await syncs()
        .distinctOn('ad_account_id')
        .where('workspace_id', '=', workspaceId)
        .orderBy('ad_account_id')
        .orderBy('id', 'desc')
        .execute()
    },

    async findUnfinishedOf(adAccountId: string): Promise<SyncRow | undefined> {
      return await syncs().where('ad_account_id', '=', adAccountId).where('finished_at', 'is', null).executeTakeFirst()
    },

    /** Claims a due import for a worker, unless another worker has it. */
    async claim(id: string, { now, until, isTakeover }: ClaimRequest): Promise<SyncRow | undefined> {
      const { numUpdatedRows } = await db
        .updateTable('ad_account_syncs')
        .set({ state: 'running', leased_until: until, resumes_at: null, updated_at: now })
        .where('id', '=', id)
        .where('finished_at', 'is', null)
        .where((where) =>
          where.or([where('leased_until', 'is', null), where('leased_until', '<', now), where.lit(isTakeover)]),
        )
        .where((where) => where.or([where('resumes_at', 'is', null), where('resumes_at', '<=', now)]))
        .executeTakeFirst()
      return numUpdatedRows === 0n ? undefined : await findUnfinished(id)
    },

    /** Locks an import until the transaction ends; undefined when it has ended, or another worker has processed the page. */
    async lock({ id, pages }: SyncRow): Promise<SyncRow | undefined> {
      return await syncs()
        .where('id', '=', id)
        .where('state', '=', 'running')
        .where('pages', '=', pages)
        .forUpdate()
        .executeTakeFirst()
    },

    /** Changes an import that has not ended. @returns the changed import, or undefined when it has ended */
    async change(id: string, changes: SyncChanges): Promise<SyncRow | undefined> {
      const { numUpdatedRows } = await db
        .updateTable('ad_account_syncs')
        .set(changes)
        .where('id', '=', id)
        .where('finished_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 0n ? undefined : await syncs().where('id', '=', id).executeTakeFirst()
    },

    /** Unfinished imports without a worker that are due now. */
    async listAbandoned(now: Date): Promise<{ id: string; workspace_id: string }[]> {
      return await db
        .selectFrom('ad_account_syncs')
        .select(['id', 'workspace_id'])
        .where('finished_at', 'is', null)
        .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<', now)]))
        .where((where) => where.or([where('resumes_at', 'is', null), where('resumes_at', '<=', now)]))
        .limit(500)
        .execute()
    },
  }
}
