import type { AddressLimitSettings } from '../../../platform/address-limit-variables.ts'
import { tooManyRequests } from '../../../platform/errors/domain-error.ts'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'

const QUARTER_SECONDS = 15 * 60
const HOUR_SECONDS = 60 * 60

/** What is counted for a network address, whoever does it. */
export type AddressAction = 'login' | 'registration' | 'reset-mail' | 'reset' | 'verification-mail'

interface Dependencies {
  rateLimiter: Pick<RateLimiter, 'hit' | 'release'>
  limits: AddressLimitSettings
}

/**
 * Limits of one network address beside those of each account: whoever tries one password on many accounts, or has mails sent to
 * many people, stays below every account's own limit.
 */
export function createAddressLimits({ rateLimiter, limits }: Dependencies) {
  const rules = {
    login: { limit: limits.logins, windowSeconds: QUARTER_SECONDS },
    registration: { limit: limits.registrations, windowSeconds: HOUR_SECONDS },
    'reset-mail': { limit: limits.resets, windowSeconds: QUARTER_SECONDS },
    reset: { limit: limits.resets, windowSeconds: QUARTER_SECONDS },
    'verification-mail': { limit: limits.verifications, windowSeconds: HOUR_SECONDS },
  } as const satisfies Record<AddressAction, object>

  return {
    /**
     * Counts before the work is done, so that many at once are not more than the limit.
     * @returns takes it back, for what only counts when it is refused
     * @throws DomainError 429
     */
    async count(action: AddressAction, ipAddress: string): Promise<() => Promise<void>> {
      const key = `address:${action}|${toNetworkKey(ipAddress)}`
      const state = await rateLimiter.hit(key, rules[action])
      if (!state.isAllowed) {
        const message = MESSAGES[action](state.retryAfterSeconds)
        throw tooManyRequests(message, state, { errors: { email: [message] } })
      }
      return () => rateLimiter.release(key)
    },
  }
}

export type AddressLimits = ReturnType<typeof createAddressLimits>

const tooManyAttempts = (seconds: number) => `Too many attempts. Please try again in ${seconds} seconds.`

const MESSAGES: Readonly<Record<AddressAction, (seconds: number) => string>> = {
  login: (seconds) => `Too many login attempts. Please try again in ${seconds} seconds.`,
  registration: tooManyAttempts,
  'reset-mail': tooManyAttempts,
  reset: tooManyAttempts,
  'verification-mail': tooManyAttempts,
}
