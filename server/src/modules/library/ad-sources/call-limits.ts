import type { SourceProvider } from '@marquee/contract/ad-source-criteria'

/**
 * The calls that one token may make: `burst` at once, then one each `intervalMs`. Together they stay below the documented limit of
 * each sliding window: Meta allows 200 calls an hour for each user, TikTok 600 a minute.
 * https://developers.facebook.com/docs/graph-api/overview/rate-limiting
 * https://developers.tiktok.com/doc/tiktok-api-v2-rate-limit
 */
export interface CallLimit {
  burst: number
  intervalMs: number
}

export const CALL_LIMITS: Readonly<Record<SourceProvider, CallLimit>> = {
  meta: { burst: 40, intervalMs: 24_000 },
  tiktok: { burst: 60, intervalMs: 200 },
}
