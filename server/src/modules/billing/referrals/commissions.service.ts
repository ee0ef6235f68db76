import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { InvoiceRow } from '../plans/invoices.service.ts'
import type { WorkspaceService } from '../../workspaces/workspaces.public.ts'
import { createAffiliateRepository } from './affiliates.repository.ts'
import { getCommission, getKeptTotal } from './referrals.policy.ts'
import { createReferralRepository, type ReferralRow } from './referrals.repository.ts'

interface Dependencies {
  clock: Clock
  workspaces: Pick<WorkspaceService, 'haveCommonMember'>
}

/** Converts the payments of referred workspaces into commissions for the referring workspaces. */
export function createCommissionService({ clock, workspaces }: Dependencies) {
  /** The first payment converts a lead. @returns the time of the conversion; null while it has not converted, or never will */
  async function convert(transaction: Database, referral: ReferralRow, invoice: InvoiceRow): Promise<Date | null> {
    const { id, state, converted_at, workspace_id } = referral
    if (state === 'refused') {
      return null
    }
    if (converted_at !== null || getKeptTotal(invoice) === 0) {
      return converted_at
    }
    const referrals = createReferralRepository(transaction)
    if (await workspaces.haveCommonMember(workspace_id, invoice.workspace_id, transaction)) {
      await referrals.refuse(id, 'same_workspace', clock.now())
      return null
    }
    await referrals.convert(id, invoice.issued_at, clock.now())
    return invoice.issued_at
  }

  return {
    /**
     * Adjusts the ledger to the current state of an invoice, in the transaction that stores the invoice: a payment posts a commission,
     * a refund reverses it, and a repeated or reordered message posts nothing.
     */
    async accountFor(transaction: Database, invoice: InvoiceRow): Promise<void> {
      const referral = await createReferralRepository(transaction).lockByReferred(invoice.workspace_id)
      const convertedAt = referral === undefined ? null : await convert(transaction, referral, invoice)
      if (referral === undefined || convertedAt === null) {
        return
      }
      const affiliates = createAffiliateRepository(transaction)
      const affiliate = await affiliates.lock(referral.workspace_id)
      if (affiliate === undefined) {
        return
      }
      const terms = await createReferralRepository(transaction).getAgreedTerms(affiliate.terms_version)
      const commission = getCommission(invoice, terms, { joinedAt: affiliate.created_at, convertedAt })
      const { sum, availableAt } = await affiliates.sumOfInvoice(affiliate.workspace_id, invoice.id)
      const amount = commission - sum
      if (amount !== 0) {
        await affiliates.post(affiliate, {
          kind: amount > 0 ? 'commission' : 'reversal',
          amount,
          currency: invoice.currency,
          invoice_id: invoice.id,
          payout_id: null,
          // A reversal is available from the same time as its commission, so that the two always cancel each other out.
          available_at: availableAt ?? new Date(invoice.issued_at.getTime() + terms.hold_days * DAY_MS),
          created_at: clock.now(),
        })
      }
    },
  }
}

export type CommissionService = ReturnType<typeof createCommissionService>
