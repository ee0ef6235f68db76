import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { JobAttempt } from '../../../platform/jobs/job-attempt.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { queue } from '../../../platform/jobs/queue.ts'
import { SecretUnreadable } from '../../../platform/secrets/secret-box.ts'
import type { ResultWriter } from '../ad-results/result-writer.service.ts'
import type { NotificationService, WorkspaceChangeService } from '../../notifications/notifications.public.ts'
import type { AccessTokens } from './access-tokens.ts'
import { createAdAccountSyncRepository, type SyncChanges, type SyncRow } from './ad-account-syncs.repository.ts'
import { type AdAccountRow, createAdAccountRepository } from './ad-accounts.repository.ts'
import { endSync } from './end-sync.ts'
import { InsightsError, type InsightsSource } from './insights-source.ts'
import { toProblem } from './insights-problem.ts'
import { pauseAfterFailure } from './pause-after-failure.ts'
import { createSyncSteps, type StepOutcome } from './sync-steps.ts'

/** One turn of an import: as many pages as fit into the turn. The import of a crashed process is taken over when its lease ends. */
export const importInsights = queue('ad-accounts.import', { data: z.object({ sync_id: z.uuid() }), hasTurns: true })

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  tokens: AccessTokens
  source: InsightsSource
  writer: ResultWriter
  notifications: Pick<NotificationService, 'notify'>
  changes: Pick<WorkspaceChangeService, 'announce'>
  /** Called when an import has stored results. */
  onImported: (workspaceId: string) => Promise<void>
}

type Claim = Partial<Pick<JobAttempt, 'attempt' | 'signal'>>

/** The duration of a lease, longer than any page takes. */
const LEASE_MS = 120_000
/** The duration of a turn, after which other imports get their turn. */
const TURN_MS = 60_000

/** Imports results of ad accounts page by page. Each page is stored together with the import's progress in one transaction. */
export function createInsightsImporter(dependencies: Dependencies) {
  const { db, clock, jobs, tokens, changes, onImported } = dependencies
  const repository = createAdAccountSyncRepository(db)
  const accounts = createAdAccountRepository(db)
  const steps = createSyncSteps(dependencies)

  async function goOnAt({ id, workspace_id: workspaceId }: SyncRow, at: Date | null): Promise<void> {
    const when = at !== null && { startAfter: at }
    await jobs.send(importInsights, { sync_id: id }, { singletonKey: id, workspaceId, ...when })
  }

  async function rest(sync: SyncRow, until: Date, noted: SyncChanges): Promise<void> {
    const times = { resumes_at: until, leased_until: null, updated_at: clock.now() }
    await repository.change(sync.id, { ...noted, ...times, state: 'waiting' })
    await goOnAt(sync, until)
  }

  async function end(sync: SyncRow, account: AdAccountRow, error: InsightsError | SecretUnreadable | null) {
    await endSync(dependencies, { sync, account, problem: error === null ? null : toProblem(error) })
    await onImported(sync.workspace_id)
  }

  /** @returns the import to continue now, or null when it pauses or has ended */
  async function recover(sync: SyncRow, account: AdAccountRow, error: InsightsError): Promise<SyncRow | null> {
    const changed = steps.askDifferently(sync, error)
    if (changed !== null && changed.isFree) {
      return (await repository.change(sync.id, changed.changes)) ?? null
    }
    const pause = pauseAfterFailure(changed === null ? error : toPassing(error), sync, clock.now())
    if (pause === null) {
      await end(sync, account, error)
      return null
    }
    const { until, failures, waits } = pause
    await rest(sync, until, { ...changed?.changes, failures, waits, problem: JSON.stringify(toProblem(error)) })
    return null
  }

  async function follow(outcome: StepOutcome, account: AdAccountRow): Promise<SyncRow | null> {
    switch (outcome.do) {
      case 'go on':
        return outcome.sync
      case 'rest':
        await rest(outcome.sync, new Date(clock.now().getTime() + outcome.ms), {})
        return null
      case 'end':
        await end(outcome.sync, account, null)
        return null
      case 'leave':
        return null
    }
  }

  async function takeStep(sync: SyncRow, account: AdAccountRow): Promise<SyncRow | null> {
    try {
      const access = { token: tokens.open(account), externalId: account.external_id }
      const leasedUntil = new Date(clock.now().getTime() + LEASE_MS)
      return await follow(await steps.take({ sync, account, access, leasedUntil }), account)
    } catch (error) {
      if (error instanceof SecretUnreadable) {
        await end(sync, account, error)
        return null
      }
      if (error instanceof InsightsError) {
        return await recover(sync, account, error)
      }
      throw error
    }
  }

  async function takeTurn(first: SyncRow, account: AdAccountRow, signal?: AbortSignal): Promise<void> {
    const turnEnd = clock.now().getTime() + TURN_MS
    let sync: SyncRow | null = first
    while (sync !== null && clock.now().getTime() < turnEnd) {
      signal?.throwIfAborted()
      sync = await takeStep(sync, account)
      await changes.announce(account.workspace_id, ['ad-results'])
    }
    if (sync !== null) {
      await repository.change(sync.id, { leased_until: null })
      await goOnAt(sync, null)
    }
  }

  return {
    /**
     * The job of {@link importInsights}; a repeated run continues at the page where the last one stopped. A later attempt of the
     * job takes the import over from the earlier one, which has failed or no longer responds.
     */
    async work(id: string, { attempt = 1, signal }: Claim = {}): Promise<void> {
      const now = clock.now()
      const until = new Date(now.getTime() + LEASE_MS)
      const sync = await repository.claim(id, { now, until, isTakeover: attempt > 1 })
      const account = sync === undefined ? undefined : await accounts.findForWork(sync.ad_account_id)
      if (sync === undefined || account === undefined) {
        return
      }
      try {
        await takeTurn(sync, account, signal)
      } catch (error) {
        await repository.change(id, { leased_until: null })
        throw error
      }
    },
  }
}
export type InsightsImporter = ReturnType<typeof createInsightsImporter>

/** Converts the error to a temporary one, because the next request asks for the data in another way and may succeed. */
function toPassing({ message }: InsightsError): InsightsError {
  return new InsightsError('unavailable', message)
}
