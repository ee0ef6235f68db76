import { invalid, tooManyRequests } from '../../../platform/errors/domain-error.ts'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'
import type { RateLimiter, RateLimitRule } from '../../../platform/rate-limit/rate-limiter.ts'

const QUARTER_SECONDS = 15 * 60
const HOUR_SECONDS = 60 * 60

/** Per network address, over all links. */
const PER_ADDRESS: RateLimitRule = { limit: 20, windowSeconds: QUARTER_SECONDS }
/** Per link, over all addresses, because one program may use many addresses. */
const PER_LINK: RateLimitRule = { limit: 60, windowSeconds: HOUR_SECONDS }

/** Limits that keep programs from filling a shared page with spam. */
export function createGuestLimits({ rateLimiter }: { rateLimiter: Pick<RateLimiter, 'hit'> }) {
  return {
    /**
     * Counts before anything is written.
     * @param website the value of the hidden form field
     * @throws DomainError 422 for a program that filled in the hidden field, 429 for too many attempts
     */
    async admit(token: string, ipAddress: string, website: string): Promise<void> {
      if (website !== '') {
        throw invalid({ website: ['This was not sent. Leave the hidden field empty.'] })
      }
      const states = [
        await rateLimiter.hit(`shared-page:address|${toNetworkKey(ipAddress)}`, PER_ADDRESS),
        await rateLimiter.hit(`shared-page:link|${token}`, PER_LINK),
      ]
      const refused = states.find(({ isAllowed }) => !isAllowed)
      if (refused !== undefined) {
        throw tooManyRequests('That was a lot at once. Please try again in a few minutes.', refused)
      }
    },
  }
}
export type GuestLimits = ReturnType<typeof createGuestLimits>
