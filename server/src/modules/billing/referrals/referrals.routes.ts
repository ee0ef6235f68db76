import { Readable } from 'node:stream'
import {
  downloadCommissions,
  getAffiliate,
  joinAffiliateProgram,
  listAllPayouts,
  listCommissionEntries,
  listPayouts,
  markPayoutPaid,
} from '@marquee/contract/affiliate'
import { getReferralOverview, listReferrals, listReferralWeeks, recordReferralVisit } from '@marquee/contract/referrals'
import type { FastifyInstance } from 'fastify'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import { implementDownload } from '../../../platform/http/implement-download.ts'
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
    // A user with an account is not a new visitor.
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

  implementDownload(app, downloadCommissions, ({ actor }) => ({ content: Readable.from(affiliate.readCsv(actor)) }))
}
