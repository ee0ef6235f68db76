import { createHmac } from 'node:crypto'
import { type Clock, DAY_SECONDS } from '../../../platform/clock.ts'
import type { Environment } from '../../../platform/environment.ts'
import { invalid, tooManyRequests } from '../../../platform/errors/domain-error.ts'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import { isSignedByOne, type SigningSecrets } from '../../../platform/secrets/signing-secrets.ts'
import { isSameToken } from '../../../platform/sessions/session-tokens.ts'

interface Dependencies {
  clock: Clock
  rateLimiter: Pick<RateLimiter, 'hit' | 'clear'>
  /** Null: the site is open to all visitors. */
  credentials: Environment['staging']
  sessionSecrets: SigningSecrets
}

const ATTEMPTS = { limit: 5, windowSeconds: 60 } as const
export const PASS_SECONDS = 30 * DAY_SECONDS

/** The gate in front of a site that is not open yet: one name and one password for all permitted visitors. */
export function createStagingService({ clock, rateLimiter, credentials, sessionSecrets }: Dependencies) {
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000)

  /** Signed together with the credentials: changing the credentials invalidates every pass. */
  function passUntil(seconds: number, secret = sessionSecrets[0]): string {
    const content = JSON.stringify(['staging', seconds, credentials?.username, credentials?.password])
    return `${seconds}.${createHmac('sha256', secret).update(content).digest('base64url')}`
  }

  return {
    /** @param pass the value that {@link enter} returned for this browser */
    isOpenTo(pass: string | undefined): boolean {
      if (credentials === null) {
        return true
      }
      const until = Number.parseInt(pass ?? '', 10)
      return (
        pass !== undefined &&
        until > nowSeconds() &&
        isSignedByOne(sessionSecrets, pass, (secret) => passUntil(until, secret))
      )
    },

    /**
     * @returns a pass for the browser
     * @throws DomainError 422 for a wrong name or password, 429 after five attempts in a minute
     */
    async enter(given: { username: string; password: string }, ipAddress: string): Promise<string> {
      const key = `staging:${toNetworkKey(ipAddress)}`
      const state = await rateLimiter.hit(key, ATTEMPTS)
      if (!state.isAllowed) {
        throw tooManyRequests(`Too many attempts. Please try again in ${state.retryAfterSeconds} seconds.`, state)
      }
      const isUsername = isSameToken(given.username, credentials?.username ?? given.username)
      const isPassword = isSameToken(given.password, credentials?.password ?? given.password)
      if (!isUsername || !isPassword) {
        throw invalid({ username: ['Invalid username or password'] })
      }
      await rateLimiter.clear(key)
      return passUntil(nowSeconds() + PASS_SECONDS)
    },
  }
}

export type StagingService = ReturnType<typeof createStagingService>
