import type { SourceCredentials, SourceCriteria, SourceProvider } from '@marquee/contract/ad-source-criteria'
import type { AdRecord } from '../ads/writing/ad-writer.service.ts'

export type CriteriaOf<P extends SourceProvider> = Extract<SourceCriteria, { provider: P }>
export type CredentialsOf<P extends SourceProvider> = Extract<SourceCredentials, { provider: P }>

export interface PageRequest<P extends SourceProvider> {
  criteria: CriteriaOf<P>
  credentials: CredentialsOf<P>
  /** Where the page begins, as the page before it said; null for the first one. */
  cursor: string | null
  /** Null: as many as the connector likes best. */
  pageSize: number | null
  now: Date
}

export interface SourcePage {
  /** What the source said of each ad, for {@link SourceConnector.toRecord}; whatever it was, it is one ad. */
  ads: readonly unknown[]
  /** Where the next page begins; null when this was the last one. */
  cursor: string | null
  /** Milliseconds to wait before the next page, because the source says that its limit is near. */
  pauseMs: number
}

/** What an ad is for the library, or why it cannot be read. */
export type ReadAd = { record: AdRecord } | { externalId: string | null; field: string; reason: string }

/** One ad library with an API. Whatever goes wrong there is a {@link SourceError}. */
export interface SourceConnector<P extends SourceProvider = SourceProvider> {
  readonly provider: P
  /** Page sizes to begin with, and never to go below. */
  readonly pageSizes: { largest: number; smallest: number }
  /** Tries the credentials. @throws SourceError */
  check(credentials: CredentialsOf<P>, now: Date): Promise<void>
  /** @throws SourceError */
  fetchPage(request: PageRequest<P>): Promise<SourcePage>
  /** Whether the answer holds only ads that run: one that is missing in the whole of it has stopped. */
  tellsOnlyRunning(criteria: CriteriaOf<P>): boolean
  /** The same words of a source always make the same record but for what the moment adds: when it was seen. */
  toRecord(said: unknown, criteria: CriteriaOf<P>, now: Date): ReadAd
}

/**
 * `token`, `permission`, `query`, `answer`: a person has to do something. `throttled`, `unavailable`: waiting helps. `too_much`:
 * smaller pages help. `cursor`: the place is forgotten, beginning again helps.
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
  /** What a person can do, when it is more than the kind says. */
  readonly advice: string | null
  /** When the source says that it will answer again. */
  readonly retryAt: Date | null

  constructor(kind: SourceErrorKind, message: string, details: { advice?: string; retryAt?: Date | null } = {}) {
    super(message)
    this.kind = kind
    this.advice = details.advice ?? null
    this.retryAt = details.retryAt ?? null
  }
}
