import type { AdAccountSync } from '@marquee/contract/ad-accounts'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict } from '../../../platform/errors/domain-error.ts'
import { errorCode } from '../../../platform/errors/error-code.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { createAdAccountSyncRepository } from './ad-account-syncs.repository.ts'
import { type AdAccountRow, createAdAccountRepository } from './ad-accounts.repository.ts'
import { importInsights } from './insights-importer.ts'
import { addDays, getDay, planDays, SETTLING_DAYS } from './sync-days.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Jobs
}

const UNIQUE_VIOLATION = '23505'

/** Starts and ends imports of ad accounts, one at a time per account. */
export function createAdAccountSyncService({ db, clock, jobs }: Dependencies) {
  const repository = createAdAccountSyncRepository(db)

  /** Starts an import of the last `days` days, today included. @throws a unique violation while another import runs */
  async function begin(
    transaction: Database,
    row: AdAccountRow,
    { trigger, days }: { trigger: AdAccountSync['trigger']; days: number },
  ): Promise<void> {
    const now = clock.now()
    const lastDay = getDay(now, row.time_zone)
    const firstDay = addDays(lastDay, 1 - days)
    const id = await createAdAccountSyncRepository(transaction).insert({
      workspace_id: row.workspace_id,
      ad_account_id: row.id,
      state: 'waiting',
      trigger,
      first_day: firstDay,
      last_day: lastDay,
      next_day: firstDay,
      ...planDays(days),
      created_at: now,
      updated_at: now,
    })
    const next = { next_sync_at: new Date(now.getTime() + DAY_MS), updated_at: now }
    await createAdAccountRepository(transaction).update(row.id, next)
    await jobs.send(importInsights, { sync_id: id }, { transaction, singletonKey: id, workspaceId: row.workspace_id })
  }

  return {
    begin,

    /** Starts an import unless one runs; the days of the running import are then sufficient. Runs in the caller's transaction. */
    async beginUnlessRunning(transaction: Database, row: AdAccountRow, days: number): Promise<void> {
      if ((await createAdAccountSyncRepository(transaction).findUnfinishedOf(row.id)) === undefined) {
        await begin(transaction, row, { trigger: 'person', days })
      }
    },

    /** @throws DomainError 409 while an import runs */
    async start(row: AdAccountRow, days: number): Promise<void> {
      try {
        await db.transaction().execute((transaction) => begin(transaction, row, { trigger: 'person', days }))
      } catch (error) {
        throw errorCode(error) === UNIQUE_VIOLATION
          ? conflict('An import of this ad account is running. Wait until it is done, or cancel it.', 'sync_running')
          : error
      }
    },

    /** Cancels the running import. An import that has ended stays unchanged. */
    async cancel({ id }: AdAccountRow): Promise<void> {
      const unfinished = await repository.findUnfinishedOf(id)
      if (unfinished !== undefined) {
        const now = clock.now()
        const ended = { finished_at: now, resumes_at: null, leased_until: null, updated_at: now }
        await repository.change(unfinished.id, { ...ended, state: 'canceled' })
      }
    },

    /** Resumes imports that a crashed process left, and starts imports that are due. */
    async runMaintenance(): Promise<void> {
      const now = clock.now()
      for (const { id, workspace_id: workspaceId } of await repository.listAbandoned(now)) {
        await jobs.send(importInsights, { sync_id: id }, { singletonKey: id, workspaceId })
      }
      for (const row of await createAdAccountRepository(db).listDue(now)) {
        try {
          const wish = { trigger: 'schedule', days: SETTLING_DAYS } as const
          await db.transaction().execute((transaction) => begin(transaction, row, wish))
        } catch (error) {
          // A user, or another process, has started an import in the meantime.
          if (errorCode(error) !== UNIQUE_VIOLATION) {
            throw error
          }
        }
      }
    },
  }
}
export type AdAccountSyncService = ReturnType<typeof createAdAccountSyncService>
