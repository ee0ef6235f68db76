import { href } from '@marquee/remote-kit/routes'
import { z } from 'zod'
import type { MailContent, MailDefinition } from '../../../platform/mail/mail-definition.ts'

const data = z.object({ amount: z.number(), currency: z.string(), workspace: z.string(), reference: z.string() })
type PayoutMail = MailDefinition<typeof data>

/** Notifies an affiliate that a payout was transferred. */
export function definePayoutMail(define: (mail: PayoutMail) => PayoutMail, appUrl: string): PayoutMail {
  const url = appUrl + href('affiliate')
  return define({
    kind: 'payout_paid',
    title: 'A payout was transferred',
    occasion: 'when an administrator marks a payout of the affiliate program as paid',
    data,
    compose: async (payout) => getContent(payout, url),
    sample: getContent({ amount: 12_350, currency: 'USD', workspace: 'Studio Nord', reference: 'MQ-2026-03' }, url),
  })
}

function getContent({ amount, currency, workspace, reference }: z.output<typeof data>, url: string): MailContent {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)
  return {
    subject: `Your payout of ${money}`,
    preview: `${money} for what ${workspace} has recommended.`,
    paragraphs: [
      `We have transferred ${money} for the commissions of ${workspace}. It may take some days to arrive.`,
      `The transfer's reference is ${reference}.`,
    ],
    action: { label: 'See your commissions', url },
  }
}
