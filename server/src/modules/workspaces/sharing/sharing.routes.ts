import { unlockLink } from '@marquee/contract/sharing'
import type { FastifyInstance } from 'fastify'
import { tooManyRequests } from '../../../platform/errors/domain-error.ts'
import { implementAnonymous } from '../../../platform/http/implement.ts'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'
import type { RateLimiter, RateLimitRule } from '../../../platform/rate-limit/rate-limiter.ts'
import type { ShareLinkService } from './share-links.service.ts'
import { readToken } from './unlocked-token.ts'

/** Wrong passwords of one link from one network address: an office that mistypes one keeps all others. */
const PER_ADDRESS: RateLimitRule = { limit: 20, windowSeconds: 15 * 60 }
/** Wrong passwords of one link from all addresses, because one program may use many addresses. */
const PER_LINK: RateLimitRule = { limit: 100, windowSeconds: 60 * 60 }

interface Dependencies {
  links: Pick<ShareLinkService, 'unlock'>
  rateLimiter: Pick<RateLimiter, 'hit' | 'release'>
}

export function registerSharingRoutes(app: FastifyInstance, { links, rateLimiter }: Dependencies): void {
  implementAnonymous(app, unlockLink, async ({ params: { token }, body, request }) => {
    const link = `link-password:link|${readToken(token)}`
    const linkAndAddress = `${link}|${toNetworkKey(request.ip)}`
    // Counted before the check, so that many at once are not more than the limit.
    const states = [await rateLimiter.hit(linkAndAddress, PER_ADDRESS), await rateLimiter.hit(link, PER_LINK)]
    const refused = states.find(({ isAllowed }) => !isAllowed)
    if (refused !== undefined) {
      throw tooManyRequests('Those were many attempts. Please try again in a few minutes.', refused)
    }
    const data = { token: await links.unlock(token, body.password) }
    await rateLimiter.release(linkAndAddress)
    await rateLimiter.release(link)
    return { data }
  })
}
