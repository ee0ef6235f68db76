import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ResultWriter } from '../ad-results/result-writer.service.ts'
import { createAdAccountSyncRepository, type SyncChanges, type SyncRow } from './ad-account-syncs.repository.ts'
import type { AdAccountRow } from './ad-accounts.repository.ts'
import { type AccountAccess, InsightsError, type InsightsPage, type InsightsSource } from './insights-source.ts'
import { addDays, getWindowEnd } from './sync-days.ts'

interface Dependencies {
  db: Database
  clock: Clock
  source: InsightsSource
  writer: ResultWriter
}

interface Step {
  sync: SyncRow
  account: AdAccountRow
  access: AccountAccess
  leasedUntil: Date
}

export type StepOutcome =
  | { do: 'go on'; sync: SyncRow }
  | { do: 'rest'; sync: SyncRow; ms: number }
  | { do: 'end'; sync: SyncRow }
  /** The import was canceled, or another worker has processed the page. */
  | { do: 'leave' }

const REPORT_POLL_MS = 10_000
/**
 * The number of ads whose files are requested at once: Meta accepts no more ids in one call.
 * https://developers.facebook.com/docs/graph-api/overview#multiple-id-requests
 */
const FILES_LOT = 50
/** The maximum number of pages, more than any account has. */
const MOST_PAGES = 20_000
const NO_REPORT = { report_id: null, is_report_ready: false, cursor: null } as const

/** The steps of an import: each step calls the source once and stores the result. */
export function createSyncSteps({ db, clock, source, writer }: Dependencies) {
  const repository = createAdAccountSyncRepository(db)

  async function goOnWith(sync: SyncRow, changes: SyncChanges): Promise<StepOutcome> {
    const changed = await repository.change(sync.id, { ...changes, updated_at: clock.now() })
    return changed === undefined ? { do: 'leave' } : { do: 'go on', sync: changed }
  }

  /** Stores a page together with the cursor of the next page in one transaction. */
  async function savePage(
    { sync, account, leasedUntil }: Step,
    page: InsightsPage,
    until: string,
  ): Promise<StepOutcome> {
    if ((page.cursor !== null && page.cursor === sync.cursor) || sync.pages >= MOST_PAGES) {
      throw new InsightsError('answer', 'Meta answers with the same page again and again.')
    }
    const now = clock.now()
    const saved = await db.transaction().execute(async (transaction) => {
      const syncs = createAdAccountSyncRepository(transaction)
      const current = await syncs.lock(sync)
      if (current === undefined) {
        return undefined
      }
      const owner = { workspaceId: account.workspace_id, accountId: account.account_id }
      const { stored, replaced } = await writer.write(transaction, owner, page.rows, now)
      const next = until < sync.last_day ? addDays(until, 1) : null
      return await syncs.change(sync.id, {
        ...(page.cursor === null ? { ...NO_REPORT, next_day: next } : { cursor: page.cursor }),
        pages: current.pages + 1,
        stored: current.stored + stored,
        replaced: current.replaced + replaced,
        failures: 0,
        waits: 0,
        problem: null,
        leased_until: leasedUntil,
        updated_at: now,
      })
    })
    if (saved === undefined) {
      return { do: 'leave' }
    }
    return page.pauseMs > 0 ? { do: 'rest', sync: saved, ms: page.pauseMs } : { do: 'go on', sync: saved }
  }

  async function takeReport(step: Step, days: { since: string; until: string }): Promise<StepOutcome> {
    const { sync, access } = step
    const { report_id: reportId } = sync
    if (reportId === null) {
      return goOnWith(sync, { report_id: await source.startReport(access, days, clock.now()), is_report_ready: false })
    }
    if (sync.is_report_ready) {
      return savePage(step, await source.fetchReport(access, reportId, sync.cursor, clock.now()), days.until)
    }
    const report = await source.readReportState(access, reportId, clock.now())
    switch (report.state) {
      case 'ready':
        return goOnWith(sync, { is_report_ready: true })
      case 'running':
        return { do: 'rest', sync, ms: REPORT_POLL_MS }
      case 'failed':
        throw new InsightsError('too_much', 'Meta could not prepare the report.')
    }
  }

  async function readFiles(access: AccountAccess, adIds: readonly string[]): Promise<Map<string, string>> {
    try {
      return await source.readCreativeFiles(access, adIds, clock.now())
    } catch (error) {
      // A single unreadable ad makes Meta refuse the whole request. Figures do not depend on the files, so the failure is ignored.
      if (error instanceof InsightsError && (error.kind === 'permission' || error.kind === 'query')) {
        return new Map()
      }
      throw error
    }
  }

  async function takeFiles({ sync, account, access, leasedUntil }: Step): Promise<StepOutcome> {
    const owner = { workspaceId: account.workspace_id, accountId: account.account_id }
    const ads = await writer.listAdsWithoutFile(db, owner, { after: sync.cursor, limit: FILES_LOT })
    const last = ads.at(-1)
    if (last === undefined) {
      return { do: 'end', sync }
    }
    const files = await readFiles(
      access,
      ads.map(({ external_id }) => external_id),
    )
    return db.transaction().execute(async (transaction) => {
      await writer.saveFiles(transaction, owner, files)
      const changes = { cursor: last.id, failures: 0, waits: 0, leased_until: leasedUntil, updated_at: clock.now() }
      const changed = await createAdAccountSyncRepository(transaction).change(sync.id, changes)
      return changed === undefined ? { do: 'leave' } : { do: 'go on', sync: changed }
    })
  }

  return {
    /** @throws InsightsError */
    async take(step: Step): Promise<StepOutcome> {
      const { sync, access } = step
      if (sync.next_day === null) {
        return takeFiles(step)
      }
      const days = { since: sync.next_day, until: getWindowEnd(sync.next_day, sync.window_days, sync.last_day) }
      return sync.is_report
        ? takeReport(step, days)
        : savePage(step, await source.fetchDays(access, days, sync.cursor, clock.now()), days.until)
    },

    /**
     * How to request the same days after a failure: too many days as a report, a failed report with fewer days, and from the first
     * page when Meta no longer accepts the cursor.
     * @returns null when a different request does not help; `isFree`: the request can be repeated at once
     */
    askDifferently(
      { next_day, is_report, report_id, cursor, window_days }: SyncRow,
      { kind }: InsightsError,
    ): { changes: SyncChanges; isFree: boolean } | null {
      if (kind === 'query' && next_day !== null && (cursor !== null || report_id !== null)) {
        return { changes: NO_REPORT, isFree: false }
      }
      if (kind !== 'too_much' || next_day === null) {
        return null
      }
      if (!is_report) {
        return { changes: { ...NO_REPORT, is_report: true }, isFree: true }
      }
      return window_days > 1
        ? { changes: { ...NO_REPORT, window_days: Math.floor(window_days / 2) }, isFree: true }
        : { changes: NO_REPORT, isFree: false }
    },
  }
}
