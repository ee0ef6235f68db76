import { invalid, tooManyRequests } from '../../../platform/errors/domain-error.ts'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'
import type { RateLimiter, RateLimitRule } from '../../../platform/rate-limit/rate-limiter.ts'

const QUARTER_SECONDS = 15 * 60
const HOUR_SECONDS = 60 * 60

/** Of one network address, whatever links it has. */
const PER_ADDRESS: RateLimitRule = { limit: 20, windowSeconds: QUARTER_SECONDS }
/** Of one link, whoever has it: many addresses may belong to one program. */
const PER_LINK: RateLimitRule = { limit: 60, windowSeconds: HOUR_SECONDS }

/** What keeps programs from filling a shared brief with what nobody wants to read. */
export function createGuestLimits({ rateLimiter }: { rateLimiter: Pick<RateLimiter, 'hit'> }) {
  return {
    /**
     * Counts before anything is written.
     * @param website what stands in the field that people do not see
     * @throws DomainError 422 for a program that filled it in, 429 for too much at once
     */
    async admit(token: string, ipAddress: string, website: string): Promise<void> {
      if (website !== '') {
        throw invalid({ website: ['This was not sent. Leave the hidden field empty.'] })
      }
      const states = [
        await rateLimiter.hit(`shared-brief:address|${toNetworkKey(ipAddress)}`, PER_ADDRESS),
        await rateLimiter.hit(`shared-brief:link|${token}`, PER_LINK),
      ]
      const refused = states.find(({ isAllowed }) => !isAllowed)
      if (refused !== undefined) {
        throw tooManyRequests('That was a lot at once. Please try again in a few minutes.', refused)
      }
    },
  }
}
export type GuestLimits = ReturnType<typeof createGuestLimits>
