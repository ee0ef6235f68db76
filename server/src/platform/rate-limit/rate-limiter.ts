import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'

export interface RateLimitRule {
  limit: number
  windowSeconds: number
}

export interface RateLimitState {
  isAllowed: boolean
  limit: number
  /** The number of hits left in the window. */
  remaining: number
  /** Seconds until the window ends, at least 1. */
  retryAfterSeconds: number
  /** The end of the window, in seconds since 1970. */
  resetsAt: number
}

/** Fixed windows that start with the first hit. They are counted in the database, so that all processes share the same count. */
export interface RateLimiter {
  /** Counts a hit. The hit that exceeds the limit, and those after it, are not allowed. */
  hit(key: string, rule: RateLimitRule): Promise<RateLimitState>
  /** The current state, without counting: not allowed when the limit is used up. */
  check(key: string, rule: RateLimitRule): Promise<RateLimitState>
  /** Takes back one hit, for an action that succeeded. */
  release(key: string): Promise<void>
  /** Deletes the hits of a key. */
  clear(key: string): Promise<void>
  /** Removes expired windows. */
  sweep(): Promise<void>
}

export function createRateLimiter({ database: db, clock }: { database: Database; clock: Clock }): RateLimiter {
  function getState(hits: number, isAllowed: boolean, expiresAt: Date, { limit }: RateLimitRule): RateLimitState {
    const secondsLeft = Math.ceil((expiresAt.getTime() - clock.now().getTime()) / 1000)
    return {
      isAllowed,
      limit,
      remaining: Math.max(0, limit - hits),
      retryAfterSeconds: Math.max(1, secondsLeft),
      resetsAt: Math.ceil(expiresAt.getTime() / 1000),
    }
  }

  return {
    async hit(key, rule) {
      const now = clock.now()
      const windowEnd = new Date(now.getTime() + rule.windowSeconds * 1000)
      // One statement, so that two hits at the same moment count as two.
      const row = await db
        .insertInto('rate_limits')
        .values({ key, hits: 1, expires_at: windowEnd })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            hits: sql`case when rate_limits.expires_at <= ${now} then 1 else rate_limits.hits + 1 end`,
            expires_at: sql`case when rate_limits.expires_at <= ${now} then excluded.expires_at else rate_limits.expires_at end`,
          }),
        )
        .returning(['hits', 'expires_at'])
        .executeTakeFirstOrThrow()
      return getState(row.hits, row.hits <= rule.limit, row.expires_at, rule)
    },
    async check(key, rule) {
      const row = await db
        .selectFrom('rate_limits')
        .select(['hits', 'expires_at'])
        .where('key', '=', key)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst()
      return row === undefined
        ? getState(0, rule.limit > 0, clock.now(), rule)
        : getState(row.hits, row.hits < rule.limit, row.expires_at, rule)
    },
    async release(key) {
      await db
        .updateTable('rate_limits')
        .set({ hits: sql`hits - 1` })
        .where('key', '=', key)
        .where('hits', '>', 0)
        .execute()
    },
    async clear(key) {
      await db.deleteFrom('rate_limits').where('key', '=', key).execute()
    },
    async sweep() {
      await db.deleteFrom('rate_limits').where('expires_at', '<=', clock.now()).execute()
    },
  }
}
