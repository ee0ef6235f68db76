import type { SourceCredentials, SourceCriteria, SourceProvider } from '@marquee/contract/ad-source-criteria'
import type { AdRecord } from '../ads/writing/ad-writer.service.ts'

export type CriteriaOf<P extends SourceProvider> = Extract<SourceCriteria, { provider: P }>
export type CredentialsOf<P extends SourceProvider> = Extract<SourceCredentials, { provider: P }>

export interface PageRequest<P extends SourceProvider> {
  criteria: CriteriaOf<P>
  credentials: CredentialsOf<P>
  /** The start of the page, from the answer of the previous page; null for the first one. */
  cursor: string | null
  /** Null: the connector's preferred number. */
  pageSize: number | null
  now: Date
}

export interface SourcePage {
  /** The source's data of each ad, for {@link SourceConnector.toRecord}; each element is one ad, whatever its form is. */
  ads: readonly unknown[]
  /** The start of the next page; null when this was the last one. */
  cursor: string | null
  /** Milliseconds to wait before the next page, because the source reports that its limit is near. */
  pauseMs: number
}

/** The library's record of an ad, or the reason why the ad cannot be read. */
export type ReadAd = { record: AdRecord } | { externalId: string | null; field: string; reason: string }

/** Who an ad is of, as the source says it. */
export interface Advertiser {
  /** The id of the page or account. */
  page: string | null
  name: string | null
  /** The words beside the ad's link, which are mostly the host of its landing page. */
  captions: readonly string[]
}

/** One ad library with an API. Every failure of it is a {@link SourceError}. */
export interface SourceConnector<P extends SourceProvider = SourceProvider> {
  readonly provider: P
  /** The page size to start with, and the smallest one. */
  readonly pageSizes: { largest: number; smallest: number }
  /** Tests the credentials. @throws SourceError */
  check(credentials: CredentialsOf<P>, now: Date): Promise<void>
  /** @throws SourceError */
  fetchPage(request: PageRequest<P>): Promise<SourcePage>
  /** Whether the answer holds only running ads: an ad that is missing in the complete answer has stopped. */
  tellsOnlyRunning(criteria: CriteriaOf<P>): boolean
  /** The advertiser in the source's data of an ad. */
  toAdvertiser(said: unknown): Advertiser
  /** The same data of a source always gives the same record, except for the time when the ad was seen. */
  toRecord(said: unknown, criteria: CriteriaOf<P>, now: Date): ReadAd
}

/**
 * `token`, `permission`, `query`, `answer`: a user must act. `throttled`, `unavailable`: waiting helps. `too_much`: smaller
 * pages help. `cursor`: the source no longer knows the position; starting again helps.
 */
export type SourceErrorKind =
  | 'token'
  | 'permission'
  | 'query'
  | 'answer'
  | 'throttled'
  | 'unavailable'
  | 'too_much'
  | 'cursor'

export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly kind: SourceErrorKind
  /** The action that a user can take, when it is more specific than the advice for the kind. */
  readonly advice: string | null
  /** The time at which the source says that it will answer again. */
  readonly retryAt: Date | null

  constructor(kind: SourceErrorKind, message: string, details: { advice?: string; retryAt?: Date | null } = {}) {
    super(message)
    this.kind = kind
    this.advice = details.advice ?? null
    this.retryAt = details.retryAt ?? null
  }
}
