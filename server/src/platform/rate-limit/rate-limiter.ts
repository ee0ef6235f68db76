export interface RateLimitRule {
  limit: number
  windowSeconds: number
}

export interface RateLimitState {
  isAllowed: boolean
  limit: number
  /** Hits left in the window. */
  remaining: number
  /** Seconds until the window ends, at least 1. */
  retryAfterSeconds: number
}

/** Fixed windows that start with the first hit, counted in the database, so that every process sees the same number. */
export interface RateLimiter {
  /** Counts a hit. The hit that exceeds the limit, and those after it, are not allowed. */
  hit(key: string, rule: RateLimitRule): Promise<RateLimitState>
  /** The state as it is, without counting: not allowed when the limit is used up. */
  check(key: string, rule: RateLimitRule): Promise<RateLimitState>
  /** Forgets the hits of a key. */
  clear(key: string): Promise<void>
}
