import type { AddressLimitSettings } from '../../../platform/address-limit-variables.ts'
import { tooManyRequests } from '../../../platform/errors/domain-error.ts'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'

const QUARTER_SECONDS = 15 * 60
const HOUR_SECONDS = 60 * 60

/** The actions that are counted per network address, over all accounts. */
export type AddressAction = 'login' | 'registration' | 'reset-mail' | 'reset' | 'verification-mail'

interface Dependencies {
  rateLimiter: Pick<RateLimiter, 'hit' | 'release'>
  limits: AddressLimitSettings
}

/**
 * Limits per network address, in addition to the limits per account: an attacker who tries one password on many accounts, or triggers
 * mails to many addresses, stays below the limit of every single account.
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
     * Counts before the action runs, so that concurrent calls cannot exceed the limit.
     * @returns a function that takes the count back, for actions that count only when they are refused
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
