import type { AdministeredPayout, listAllPayouts } from '@marquee/contract/affiliate'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import { createAffiliateRepository } from './affiliates.repository.ts'
import { definePayoutMail } from './payout.mail.ts'
import { createPayoutRepository } from './payouts.repository.ts'
import { presentNamedPayout } from './present-payout.ts'
import { createReferralRepository } from './referrals.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  mails: Pick<MailService, 'define' | 'send'>
  appUrl: string
}

const BATCH = 500
const position = z.object({ id: z.uuid() })

/** Payouts: created on a schedule, transferred and marked as paid by administrators. */
export function createPayoutService({ db, clock, mails, appUrl }: Dependencies) {
  const mail = definePayoutMail((definition) => mails.define(definition), appUrl)
  const payouts = createPayoutRepository(db)

  /** Creates a payout of a workspace's available balance when it reaches the minimum. */
  async function createPayout(workspaceId: string): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const affiliates = createAffiliateRepository(transaction)
      const affiliate = await affiliates.lock(workspaceId)
      if (affiliate === undefined) {
        return false
      }
      const now = clock.now()
      const { minimum_payout, currency } = await createReferralRepository(transaction).getAgreedTerms(
        affiliate.terms_version,
      )
      const { available: amount } = await affiliates.getBalance(workspaceId, now)
      if (amount <= 0 || amount < minimum_payout) {
        return false
      }
      const payoutId = await createPayoutRepository(transaction).insert({
        workspace_id: workspaceId,
        amount,
        currency,
        state: 'due',
        payout_email: affiliate.payout_email,
        paid_at: null,
        paid_by: null,
        created_at: now,
        updated_at: now,
      })
      await affiliates.post(affiliate, {
        kind: 'payout',
        amount: -amount,
        currency,
        invoice_id: null,
        payout_id: payoutId,
        available_at: now,
        created_at: now,
      })
      return true
    })
  }

  return {
    /** Creates the payouts that are due. @returns the number of payouts */
    async createDue(): Promise<number> {
      let count = 0
      let after: string | null = null
      do {
        const workspaceIds: string[] = await createAffiliateRepository(db).listIds(after, BATCH)
        for (const workspaceId of workspaceIds) {
          count += (await createPayout(workspaceId)) ? 1 : 0
        }
        after = workspaceIds.at(-1) ?? null
      } while (after !== null)
      return count
    },

    /** A page of all workspaces' payouts, newest first. */
    async list({ state, cursor, limit }: HandlerInput<typeof listAllPayouts>['query']) {
      const after = decodeCursor(position, cursor)?.id ?? null
      const found = await payouts.listAll(state ?? null, after, limit + 1)
      const { page, next_cursor } = takePage(found, limit, ({ id }) => ({ id }))
      return { data: page.map(presentNamedPayout), meta: { next_cursor } }
    },

    /** Marks a payout as transferred and notifies its recipient once. @throws DomainError 404 */
    async markPaid({ userId }: Actor, id: string, reference: string): Promise<AdministeredPayout> {
      return db.transaction().execute(async (transaction) => {
        const changing = createPayoutRepository(transaction)
        const isNew = await changing.markPaid(id, { reference, paid_by: userId, paid_at: clock.now() })
        const payout = required(await changing.find(id), 'payout')
        if (isNew) {
          const { amount, currency, payout_email, workspace_name: workspace } = payout
          await mails.send(transaction, mail, payout_email, { amount, currency, workspace, reference })
        }
        return presentNamedPayout(payout)
      })
    },
  }
}

export type PayoutService = ReturnType<typeof createPayoutService>
