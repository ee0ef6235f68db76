import { unlockLink } from '@marquee/contract/sharing'
import type { FastifyInstance } from 'fastify'
import { tooManyRequests } from '../../../platform/errors/domain-error.ts'
import { implementAnonymous } from '../../../platform/http/implement.ts'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'
import type { RateLimiter, RateLimitRule } from '../../../platform/rate-limit/rate-limiter.ts'
import type { ShareLinkService } from './share-links.service.ts'
import { readToken } from './unlocked-token.ts'

/** Per network address, over all links. */
const PER_ADDRESS: RateLimitRule = { limit: 20, windowSeconds: 15 * 60 }
/** Per link, over all addresses, because one program may use many addresses. */
const PER_LINK: RateLimitRule = { limit: 100, windowSeconds: 60 * 60 }

interface Dependencies {
  links: Pick<ShareLinkService, 'unlock'>
  rateLimiter: Pick<RateLimiter, 'hit'>
}

export function registerSharingRoutes(app: FastifyInstance, { links, rateLimiter }: Dependencies): void {
  implementAnonymous(app, unlockLink, async ({ params: { token }, body, request }) => {
    const states = [
      await rateLimiter.hit(`link-password:address|${toNetworkKey(request.ip)}`, PER_ADDRESS),
      await rateLimiter.hit(`link-password:link|${readToken(token)}`, PER_LINK),
    ]
    const refused = states.find(({ isAllowed }) => !isAllowed)
    if (refused !== undefined) {
      throw tooManyRequests('Those were many attempts. Please try again in a few minutes.', refused)
    }
    return { data: { token: await links.unlock(token, body.password) } }
  })
}
