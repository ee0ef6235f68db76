import type { GraphErrorKind } from '../../../platform/graph-api/graph-error.ts'
import type { ResultRow } from '../ad-results/result-writer.service.ts'

/** The credentials of an ad account. */
export interface AccountAccess {
  token: string
  /** The account's number, without `act_`. */
  externalId: string
}

/** Days in the account's own time zone, including the first and the last one. */
export interface DayRange {
  since: string
  until: string
}

/** The properties of an account. */
export interface AccountFacts {
  name: string
  currency: string
  time_zone: string
}

export interface InsightsPage {
  rows: ResultRow[]
  /** The cursor of the next page; null for the last page. */
  cursor: string | null
  /** Milliseconds to wait before the next call, because a rate limit is near. */
  pauseMs: number
}

export type ReportState = { state: 'ready' } | { state: 'failed' } | { state: 'running'; percent: number }

/** The source of results of ad accounts. Every failure is an {@link InsightsError}. */
export interface InsightsSource {
  /** Tests an account's credentials, including the access to its results. @throws InsightsError */
  readAccount(access: AccountAccess, now: Date): Promise<AccountFacts>
  /** Daily figures of ads, returned directly. @throws InsightsError */
  fetchDays(access: AccountAccess, days: DayRange, cursor: string | null, now: Date): Promise<InsightsPage>
  /** Lets the source prepare the figures of many days in the background. @returns the report's id @throws InsightsError */
  startReport(access: AccountAccess, days: DayRange, now: Date): Promise<string>
  /** @throws InsightsError */
  readReportState(access: AccountAccess, reportId: string, now: Date): Promise<ReportState>
  /** A page of a report that is ready. @throws InsightsError */
  fetchReport(access: AccountAccess, reportId: string, cursor: string | null, now: Date): Promise<InsightsPage>
  /** The known names of the files that ads show, by the ad's id. @throws InsightsError */
  readCreativeFiles(access: AccountAccess, adIds: readonly string[], now: Date): Promise<Map<string, string>>
}

export class InsightsError extends Error {
  override readonly name = 'InsightsError'
  readonly kind: GraphErrorKind
  /** Advice for the user, when it is more specific than the kind of error. */
  readonly advice: string | null
  /** The time from which the source says that it will answer again. */
  readonly retryAt: Date | null

  constructor(kind: GraphErrorKind, message: string, details: { advice?: string | null; retryAt?: Date | null } = {}) {
    super(message)
    this.kind = kind
    this.advice = details.advice ?? null
    this.retryAt = details.retryAt ?? null
  }
}
