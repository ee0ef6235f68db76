import { toOpenPath } from '@marquee/contract/open-paths'
import { z } from 'zod'
import type { MailContent, MailDefinition } from '../../../platform/mail/mail-definition.ts'

/** The data of a mail about plan and credits. */
const noticeData = z.object({
  workspace: z.string(),
  plan: z.string(),
  /** A date such as 2026-03-16. */
  day: z.string(),
  /** A price such as "$79 a month". */
  price: z.string(),
  /** The number of an invoice. */
  number: z.string().default(''),
  is_for_ad_templates: z.boolean().default(false),
})
export type NoticeData = z.input<typeof noticeData>
type FilledNotice = z.output<typeof noticeData>
export type BillingMail = MailDefinition<typeof noticeData>

const SAMPLE: FilledNotice = {
  workspace: 'Studio Nord',
  plan: 'Growth',
  day: '2026-03-16',
  price: '$79 a month',
  number: 'MQ-0001',
  is_for_ad_templates: false,
}

interface Notice {
  title: string
  occasion: string
  subject: (data: FilledNotice) => string
  lines: (data: FilledNotice) => readonly string[]
  action: { label: string; path: string }
}

const PAYMENT = { label: 'Update the card', path: '/account-settings/payment' } as const
const PAYMENT_HISTORY = { label: 'See the invoices', path: '/account-settings/payment' } as const
const PLANS = { label: 'See the plans', path: '/plans' } as const
const SUBSCRIPTION = { label: 'See the subscription', path: '/account-settings/subscription' } as const
const CREDITS = { label: 'Top up', path: '/account-settings/credits' } as const

const NOTICES = {
  payment_made: {
    title: 'A payment was made',
    occasion: 'when an invoice of a plan is paid; it is the receipt',
    subject: ({ number }) => `Your receipt ${number}`,
    lines: ({ workspace, plan, day, price, number }) => [
      `Thank you. The payment for ${workspace} went through.`,
      `${plan}: ${price}, paid on ${day}. Invoice ${number}.`,
    ],
    action: PAYMENT_HISTORY,
  },
  top_up_made: {
    title: 'Credits were topped up',
    occasion: 'when a top-up is paid; it is the receipt',
    subject: ({ plan }) => `${plan} were added`,
    lines: ({ workspace, plan, day, price, number }) => [
      `Thank you. ${plan} were added to ${workspace}, to be used within twelve months.`,
      `${plan}: ${price}, paid on ${day}. Invoice ${number}.`,
    ],
    action: PAYMENT_HISTORY,
  },
  plan_chosen: {
    title: 'A plan begins after the trial',
    occasion: 'when a plan is bought, or another one chosen, while the trial runs',
    subject: ({ plan, day }) => `${plan} begins on ${day}`,
    lines: ({ workspace, plan, day, price }) => [
      `The trial of ${workspace} runs on until ${day}, with the credits that it began with.`,
      `Then the ${plan} plan begins, for ${price}, and brings its own credits. You can change or cancel it until then.`,
    ],
    action: SUBSCRIPTION,
  },
  plan_changed: {
    title: 'A plan was changed',
    occasion: 'when another plan, or another interval, begins',
    subject: ({ plan }) => `You are on ${plan}`,
    lines: ({ workspace, plan, day, price }) => [
      `${workspace} is on the ${plan} plan now, for ${price}. The next payment is on ${day}.`,
    ],
    action: SUBSCRIPTION,
  },
  plan_scheduled: {
    title: 'A change of plan is planned',
    occasion: 'when a smaller plan, or a monthly one, is chosen for the end of the period',
    subject: ({ plan, day }) => `Your plan changes to ${plan} on ${day}`,
    lines: ({ workspace, plan, day, price }) => [
      `On ${day} the plan of ${workspace} changes to ${plan}, for ${price}. Until then you keep what you have paid for.`,
      'You can take the change back until then.',
    ],
    action: SUBSCRIPTION,
  },
  payment_failed: {
    title: 'A payment failed',
    occasion: 'when a renewal is declined',
    subject: () => 'Your payment failed',
    lines: ({ workspace, plan, day }) => [
      `The payment for the ${plan} plan of ${workspace} did not go through.`,
      `Everything works until ${day}. Update the card by then, and nothing is interrupted.`,
    ],
    action: PAYMENT,
  },
  grace_ending: {
    title: 'The days of grace end',
    occasion: 'two days before an unpaid plan ends',
    subject: ({ day }) => `Your plan ends on ${day}`,
    lines: ({ workspace, plan, day }) => [
      `The ${plan} plan of ${workspace} is still not paid, and ends on ${day}.`,
      'Nothing is deleted: your work stays readable, and you can export it.',
    ],
    action: PAYMENT,
  },
  payment_recovered: {
    title: 'A failed payment was made',
    occasion: 'when an open invoice is paid within the days of grace',
    subject: () => 'Your payment was made',
    lines: ({ workspace, plan }) => [`Thank you. The ${plan} plan of ${workspace} goes on as before.`],
    action: SUBSCRIPTION,
  },
  plan_cancelled: {
    title: 'A plan was canceled',
    occasion: 'when a plan is canceled',
    subject: ({ day }) => `Your plan ends on ${day}`,
    lines: ({ workspace, plan, day }) => [
      `The ${plan} plan of ${workspace} was canceled, as you asked. It ends on ${day}, and nothing more is charged.`,
      'Until then everything works, and you can resume the plan. Afterwards your work stays readable, and you can export it.',
    ],
    action: SUBSCRIPTION,
  },
  plan_duplicated: {
    title: 'A second plan was canceled',
    occasion: 'when a workspace that has a plan buys another one, in two tabs for example',
    subject: ({ price }) => (price === '' ? 'Your second plan was canceled' : 'Your second payment is refunded'),
    lines: ({ workspace, price }) => [
      `${workspace} has a plan already, so the second one was canceled at once.`,
      price === ''
        ? 'Nothing was charged for it. Your plan goes on as before.'
        : `${price} go back to your card, which takes banks five to ten days. Your plan goes on as before.`,
    ],
    action: PAYMENT_HISTORY,
  },
  plan_paused: {
    title: 'A plan is paused',
    occasion: 'when a pause is planned',
    subject: () => 'Your plan will be paused',
    lines: ({ workspace, plan, day, price }) => [
      `The ${plan} plan of ${workspace} pauses with its next period. It goes on by itself on ${day}, for ${price}.`,
    ],
    action: SUBSCRIPTION,
  },
  plan_ended: {
    title: 'A plan has ended',
    occasion: 'when a plan ends',
    subject: () => 'Your plan has ended',
    lines: ({ workspace, plan }) => [
      `The ${plan} plan of ${workspace} has ended. Nothing is deleted: your work stays readable, and you can export it.`,
    ],
    action: PLANS,
  },
  trial_ending: {
    title: 'A trial ends',
    occasion: 'three days before a trial ends without a plan',
    subject: ({ day }) => `Your trial ends on ${day}`,
    lines: ({ workspace, plan, day }) => [
      `The trial of ${plan} in ${workspace} ends on ${day}.`,
      'Without a plan nothing is charged and nothing is deleted: your work stays readable.',
    ],
    action: PLANS,
  },
  first_payment: {
    title: 'The first payment comes',
    occasion: 'three days before a trial becomes a plan',
    subject: ({ day }) => `Your plan begins on ${day}`,
    lines: ({ workspace, plan, day, price }) => [
      `The trial of ${workspace} ends on ${day}. Then the ${plan} plan begins, for ${price}.`,
      'You can change or cancel it until then.',
    ],
    action: SUBSCRIPTION,
  },
  renewal: {
    title: 'A year is renewed',
    occasion: 'a week before a yearly plan is renewed',
    subject: ({ day }) => `Your plan renews on ${day}`,
    lines: ({ workspace, plan, day, price }) => [
      `The ${plan} plan of ${workspace} renews on ${day}, for ${price}.`,
      'You can change or cancel it until then.',
    ],
    action: SUBSCRIPTION,
  },
  credits_low: {
    title: 'Few credits are left',
    occasion: 'when 20 % of the credits of a period are left',
    subject: () => 'Your credits are running low',
    lines: ({ workspace }) => [`${workspace} has used most of the credits of this period.`],
    action: CREDITS,
  },
  credits_empty: {
    title: 'No credits are left',
    occasion: 'when the last credit is used',
    subject: () => 'Your credits are used up',
    lines: ({ workspace }) => [`${workspace} has no credits left. What is running goes on; new work needs a top-up.`],
    action: CREDITS,
  },
} as const satisfies Record<string, Notice>

export type BillingNotice = keyof typeof NOTICES

/** Defines the mails about plans, payments and credits. */
export function defineBillingMails(define: (mail: BillingMail) => BillingMail, appUrl: string) {
  const entries = Object.entries<Notice>(NOTICES).map(([kind, notice]) => {
    const compose = (data: FilledNotice) => write(notice, data, appUrl)
    const { title, occasion } = notice
    const mail = { kind, title, occasion, data: noticeData, compose: async (data: FilledNotice) => compose(data) }
    return [kind, define({ ...mail, sample: compose(SAMPLE) })] as const
  })
  return new Map<string, BillingMail>(entries)
}

function write({ subject, lines, action }: Notice, data: FilledNotice, appUrl: string): MailContent {
  const paragraphs = lines(data)
  return {
    subject: subject(data),
    preview: paragraphs[0] ?? '',
    paragraphs,
    action: { label: action.label, url: appUrl + (toOpenPath(action.path, data.is_for_ad_templates) ?? PLANS.path) },
  }
}
