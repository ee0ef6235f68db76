import { createHmac } from 'node:crypto'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { listReferrals, Referral, ReferralOverview, ReferralWeek } from '@marquee/contract/referrals'
import { href } from '@marquee/remote-kit/routes'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import type { WorkspaceService } from '../../workspaces/workspaces.public.ts'
import { createAffiliateRepository } from './affiliates.repository.ts'
import { createReferralRepository, type ReferralRow } from './referrals.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  rateLimiter: Pick<RateLimiter, 'hit'>
  workspaces: Pick<WorkspaceService, 'getReferralCode' | 'findByReferralCode'>
  appUrl: string
  sessionSecret: string
}

interface Visitor {
  ipAddress: string
  userAgent: string
}

/** The limit of visits from one network; visits above it come from a program and are not counted. */
const VISITS = { limit: 60, windowSeconds: 60 * 60 } as const
const WEEKS = 12

const position = z.object({ id: z.uuid() })

/** A workspace's referral link and its results. */
export function createReferralService(dependencies: Dependencies) {
  const { db, clock, rateLimiter, workspaces, appUrl, sessionSecret } = dependencies
  const referrals = createReferralRepository(db)

  /** A hash that distinguishes visitors within one day only: it reveals neither the address nor the visits of other days. */
  function toVisitor(day: string, { ipAddress, userAgent }: Visitor): string {
    return createHmac('sha256', sessionSecret)
      .update(`visitor ${day} ${toNetworkKey(ipAddress)} ${userAgent}`)
      .digest('base64url')
  }

  return {
    /** Counts a visitor who followed a link, once a day. Does not reveal whether the code exists. */
    async recordVisit(code: string, visitor: Visitor): Promise<void> {
      const { isAllowed } = await rateLimiter.hit(`referral-visit|${toNetworkKey(visitor.ipAddress)}`, VISITS)
      const workspaceId = isAllowed ? await workspaces.findByReferralCode(code) : undefined
      if (workspaceId !== undefined) {
        const day = clock.now().toISOString().slice(0, 10)
        await referrals.insertVisit({ workspace_id: workspaceId, day, visitor: toVisitor(day, visitor) })
      }
    },

    async getOverview({ workspaceId }: Actor): Promise<ReferralOverview> {
      const [code, counts, affiliate] = await Promise.all([
        workspaces.getReferralCode(workspaceId),
        referrals.count(workspaceId),
        createAffiliateRepository(db).find(workspaceId),
      ])
      const terms = affiliate === undefined ? referrals.getTerms() : referrals.getAgreedTerms(affiliate.terms_version)
      return {
        code,
        url: appUrl + href('signup', { query: { ref_code: code } }),
        ...counts,
        terms: await terms,
        is_affiliate: affiliate !== undefined,
      }
    },

    listWeeks: ({ workspaceId }: Actor): Promise<ReferralWeek[]> =>
      referrals.listWeeks(workspaceId, clock.now(), WEEKS),

    /** A page of the sign-ups that came by the link, newest first. */
    async list({ workspaceId }: Actor, { cursor, limit }: HandlerInput<typeof listReferrals>['query']) {
      const after = decodeCursor(position, cursor)?.id ?? null
      const found = await referrals.list(workspaceId, after, limit + 1)
      const { page, next_cursor } = takePage(found, limit, ({ id }) => ({ id }))
      return { data: page.map(presentReferral), meta: { next_cursor } }
    },
  }
}

export type ReferralService = ReturnType<typeof createReferralService>

function presentReferral({ id, state, refusal, signed_up_at, converted_at }: ReferralRow): Referral {
  return {
    id,
    state,
    refusal,
    signed_up_at: signed_up_at.toISOString(),
    converted_at: converted_at?.toISOString() ?? null,
  }
}
