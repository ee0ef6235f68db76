import type { GraphErrorKind } from '../../../platform/graph-api/graph-error.ts'
import type { ResultRow } from '../ad-results/result-writer.service.ts'

/** What an ad account is opened with. */
export interface AccountAccess {
  token: string
  /** The account's number, without `act_`. */
  externalId: string
}

/** Days, the first and the last one included, as the account's own time zone counts them. */
export interface DayRange {
  since: string
  until: string
}

/** Facts of an account. */
export interface AccountFacts {
  name: string
  currency: string
  time_zone: string
}

export interface InsightsPage {
  rows: ResultRow[]
  /** Where the next page begins; null when this was the last one. */
  cursor: string | null
  /** Milliseconds to wait before the next call, because a limit is near. */
  pauseMs: number
}

export type ReportState = { state: 'ready' } | { state: 'failed' } | { state: 'running'; percent: number }

/** Where results of ad accounts come from. Whatever goes wrong there is an {@link InsightsError}. */
export interface InsightsSource {
  /** Tries what an account is opened with, its results too. @throws InsightsError */
  readAccount(access: AccountAccess, now: Date): Promise<AccountFacts>
  /** Daily figures of ads, answered at once. @throws InsightsError */
  fetchDays(access: AccountAccess, days: DayRange, cursor: string | null, now: Date): Promise<InsightsPage>
  /** Has the figures of many days prepared in the background. @returns the report's id @throws InsightsError */
  startReport(access: AccountAccess, days: DayRange, now: Date): Promise<string>
  /** @throws InsightsError */
  readReportState(access: AccountAccess, reportId: string, now: Date): Promise<ReportState>
  /** A page of a report that is ready. @throws InsightsError */
  fetchReport(access: AccountAccess, reportId: string, cursor: string | null, now: Date): Promise<InsightsPage>
  /** The names of the files that ads show, by the ad's id, as far as they are known. @throws InsightsError */
  readCreativeFiles(access: AccountAccess, adIds: readonly string[], now: Date): Promise<Map<string, string>>
}

export class InsightsError extends Error {
  override readonly name = 'InsightsError'
  readonly kind: GraphErrorKind
  /** What a person can do, when it is more than the kind says. */
  readonly advice: string | null
  /** When the source says that it will answer again. */
  readonly retryAt: Date | null

  constructor(kind: GraphErrorKind, message: string, details: { advice?: string | null; retryAt?: Date | null } = {}) {
    super(message)
    this.kind = kind
    this.advice = details.advice ?? null
    this.retryAt = details.retryAt ?? null
  }
}
