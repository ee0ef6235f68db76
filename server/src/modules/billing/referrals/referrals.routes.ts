import { Readable } from 'node:stream'
import {
  getAffiliate,
  joinAffiliateProgram,
  listAllPayouts,
  listCommissionEntries,
  listPayouts,
  markPayoutPaid,
} from '@marquee/contract/affiliate'
import { can } from '@marquee/contract/permissions'
import { getReferralOverview, listReferrals, listReferralWeeks, recordReferralVisit } from '@marquee/contract/referrals'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import type { AffiliateService } from './affiliate.service.ts'
import type { PayoutService } from './payouts.service.ts'
import type { ReferralService } from './referrals.service.ts'

interface Services {
  referrals: ReferralService
  affiliate: AffiliateService
  payouts: PayoutService
}

export function registerReferralRoutes(app: FastifyInstance, { referrals, affiliate, payouts }: Services): void {
  implementAnonymous(app, recordReferralVisit, async ({ actor, body, request }) => {
    // Somebody with an account is no new visitor.
    if (actor !== null) {
      return
    }
    const userAgent = request.headers['user-agent'] ?? ''
    await referrals.recordVisit(body.code, { ipAddress: request.ip, userAgent })
  })
  implement(app, getReferralOverview, async ({ actor }) => ({ data: await referrals.getOverview(actor) }))
  implement(app, listReferralWeeks, async ({ actor }) => ({ data: await referrals.listWeeks(actor) }))
  implement(app, listReferrals, ({ actor, query }) => referrals.list(actor, query))

  implement(app, getAffiliate, async ({ actor }) => ({ data: await affiliate.get(actor) }))
  implement(app, joinAffiliateProgram, async ({ actor, body }) => ({ data: await affiliate.join(actor, body) }))
  implement(app, listCommissionEntries, ({ actor, query }) => affiliate.listEntries(actor, query))
  implement(app, listPayouts, ({ actor, query }) => affiliate.listPayouts(actor, query))

  implement(app, listAllPayouts, ({ query }) => payouts.list(query))
  implement(app, markPayoutPaid, async ({ actor, params, body }) => ({
    data: await payouts.markPaid(actor, params.id, body.reference),
  }))

  // Not in the contract: it answers a file, under the name that it is saved as.
  app.get('/affiliate/commissions.csv', async (request, reply) => {
    const actor = await app.sessions.resolve(request, reply)
    if (!actor?.isEmailVerified || !can(actor.role, 'referrals.manage')) {
      throw notFound('file')
    }
    reply.headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment' })
    return reply.type('text/csv; charset=utf-8').send(Readable.from(affiliate.readCsv(actor)))
  })
}
