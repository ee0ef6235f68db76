import { notificationKind, type NotificationKind } from '@marquee/contract/notifications'
import { z } from 'zod'
import { brandNotificationKinds } from './brand-notification-kinds.ts'
import { kind, type NotificationWords } from './notification-kind.ts'

const WEBHOOK_ENDS = {
  gone: 'It answered that it is gone (410).',
  failing: 'Every attempt of the last five days failed. Switch it on again when it works.',
} as const

const DISPUTES: Readonly<Record<'open' | 'won' | 'lost', (invoice: string) => { title: string; body: string }>> = {
  open: (invoice) => ({
    title: 'A payment of your workspace is disputed',
    body: `The bank was asked to take back ${invoice}. Until it decides, the credits that this payment brought are set aside.`,
  }),
  won: (invoice) => ({
    title: 'A disputed payment stands',
    body: `The bank has decided about ${invoice}. The credits that were set aside are back.`,
  }),
  lost: (invoice) => ({
    title: 'A disputed payment was taken back',
    body: `The bank has taken back ${invoice}. Its credits are gone, and a plan that it paid for has ended.`,
  }),
}

/** What was commented on or reviewed. */
const feedbackTarget = { target: z.enum(['brief', 'funnel_page', 'video']), target_id: z.uuid() }

const FEEDBACK_PAGES = {
  brief: (id: string) => `/brief/${id}`,
  funnel_page: (id: string) => `/funnel-pages/${id}?feedback=open`,
  video: (id: string) => `/ai-videos/${id}?feedback=open`,
} as const
const FEEDBACK_ACTIONS = { brief: 'Open the brief', funnel_page: 'Open the page', video: 'Open the video' } as const

/** Every kind of notification, with the data that is stored for it and its texts. */
export const notificationKinds = {
  ...brandNotificationKinds,
  generation_finished: kind({
    title: 'Finished work',
    occasion: 'When images or a video that you asked for are done, or could not be made.',
    hasMail: true,
    data: z.object({ what: z.enum(['image', 'video']), id: z.uuid(), title: z.string(), is_done: z.boolean() }),
    describe: ({ what, id, title, is_done }) => ({
      title: is_done ? `${title} is ready` : `${title} could not be made`,
      body: is_done ? '' : 'The credits are back in your balance.',
      path: what === 'image' ? `/image-generation/${id}` : `/ai-videos/${id}`,
      action: is_done ? 'Look at it' : 'See why',
    }),
    sample: { what: 'image', id: '01890a5d-ac96-774b-bcce-b302099a8057', title: 'Summer sale', is_done: true },
  }),
  invitation_accepted: kind({
    title: 'Accepted invitations',
    occasion: 'When somebody whom you invited joins the workspace.',
    hasMail: true,
    data: z.object({ name: z.string(), role: z.string() }),
    describe: ({ name, role }) => ({
      title: `${name} joined your workspace`,
      body: `As ${role === 'admin' ? 'an admin' : `a ${role}`}.`,
      path: '/account-settings/workspaces',
      action: 'See the members',
    }),
    sample: { name: 'Ada Marsh', role: 'member' },
  }),
  credits_low: kind({
    title: 'Low credits',
    occasion: 'When few credits are left, or none. The owner is told by e-mail as well, as a part of billing.',
    hasMail: false,
    data: z.object({ is_empty: z.boolean() }),
    describe: ({ is_empty }) => ({
      title: is_empty ? 'Your workspace has used up its credits' : 'Your workspace is low on credits',
      body: 'Top up, or wait for those of the next month.',
      path: '/account-settings/credits',
      action: 'See the credits',
    }),
    sample: { is_empty: false },
  }),
  feedback_comment: kind({
    title: 'Comments',
    occasion: 'When somebody comments on a brief, a page or a video of yours, answers you, or mentions you.',
    hasMail: true,
    data: z.object({
      ...feedbackTarget,
      title: z.string(),
      author: z.string(),
      is_guest: z.boolean(),
      is_mention: z.boolean(),
      excerpt: z.string(),
    }),
    describe: ({ target, target_id, title, author, is_guest, is_mention, excerpt }) => ({
      title: `${author}${is_guest ? ' (guest)' : ''} ${is_mention ? 'mentioned you' : 'commented'} in “${title}”`,
      body: excerpt,
      path: FEEDBACK_PAGES[target](target_id),
      action: 'Read the comment',
    }),
    sample: {
      target: 'brief',
      target_id: '01890a5d-ac96-774b-bcce-b302099a8057',
      title: 'Summer sale',
      author: 'Ada Marsh',
      is_guest: true,
      is_mention: false,
      excerpt: 'Could the hook name the price?',
    },
  }),
  feedback_review: kind({
    title: 'Approvals',
    occasion: 'When somebody approves a brief, a page or a video of yours, or asks for changes.',
    hasMail: true,
    data: z.object({
      ...feedbackTarget,
      title: z.string(),
      reviewer: z.string(),
      is_guest: z.boolean(),
      is_approved: z.boolean(),
      version: z.number().int(),
      note: z.string(),
    }),
    describe: ({ target, target_id, title, reviewer, is_guest, is_approved, version, note }) => {
      const name = `${reviewer}${is_guest ? ' (guest)' : ''}`
      return {
        title: is_approved ? `${name} approved “${title}”` : `${name} asks for changes to “${title}”`,
        body: [`Version ${version}.`, note].join(' ').trim(),
        path: FEEDBACK_PAGES[target](target_id),
        action: FEEDBACK_ACTIONS[target],
      }
    },
    sample: {
      target: 'brief',
      target_id: '01890a5d-ac96-774b-bcce-b302099a8057',
      title: 'Summer sale',
      reviewer: 'Ada Marsh',
      is_guest: true,
      is_approved: true,
      version: 4,
      note: '',
    },
  }),
  // Tells of webhooks too: remotes that were built with a published kit know no further kind, and could not read the list (decision 164).
  ad_account_stopped: kind({
    title: 'Connections that stopped',
    occasion:
      'When results of an ad account that you connected cannot be imported any more, or when webhooks to an address were switched off. The second is told to owner and admins.',
    hasMail: true,
    data: z.union([
      z.object({ name: z.string(), advice: z.string() }),
      z.object({ host: z.string(), reason: z.enum(['gone', 'failing']) }),
    ]),
    describe: (stopped) =>
      'host' in stopped
        ? {
            title: `Webhooks to ${stopped.host} were switched off`,
            body: WEBHOOK_ENDS[stopped.reason],
            path: '/account-settings/webhooks',
            action: 'See the webhooks',
          }
        : {
            title: `Results of ${stopped.name} are not imported any more`,
            body: stopped.advice,
            path: '/creative-analyzer/results/import',
            action: 'Replace the token',
          },
    sample: { name: 'Lumen Skin US', advice: 'The token has expired. Make a new one.' },
  }),
  payment_disputed: kind({
    title: 'Disputed payments',
    occasion:
      'When a bank takes a payment for your plan or credits back, and when it has decided. Told to owner and admins.',
    hasMail: true,
    data: z.object({ state: z.enum(['open', 'won', 'lost']), number: z.string(), amount: z.string() }),
    describe: ({ state, number, amount }) => ({
      ...DISPUTES[state](`invoice ${number}, ${amount}`),
      path: '/account-settings/payment',
      action: 'See the invoices',
    }),
    sample: { state: 'open', number: 'MQ-0001', amount: '$79' },
  }),
  plan_duplicated: kind({
    title: 'Second plans',
    occasion:
      'When a plan is bought for a workspace that has one, and canceled again. Told to owner and admins; the owner by e-mail as well.',
    hasMail: false,
    data: z.object({ amount: z.string().nullable() }),
    describe: ({ amount }) => ({
      title: 'A second plan of your workspace was canceled',
      body: amount === null ? 'Nothing was charged for it.' : `${amount} are refunded. Your plan goes on as before.`,
      path: '/account-settings/payment',
      action: 'See the invoices',
    }),
    sample: { amount: '$79' },
  }),
} satisfies Record<NotificationKind, unknown>

export type NotificationData<K extends NotificationKind> = z.input<(typeof notificationKinds)[K]['data']>

/** The texts of a stored notification; null when its data has a shape that this release does not know. */
export function describeNotification(kind: NotificationKind, data: unknown): NotificationWords | null {
  return notificationKinds[kind].read(data)
}

export const allKinds = notificationKind.options
