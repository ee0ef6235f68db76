import { toCalendarDay } from '../../../platform/calendar-days.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { DueNotice } from '../credits/credits.service.ts'
import { createInvoiceRepository } from './invoices.repository.ts'
import type { InvoiceChange } from './invoices.service.ts'
import type { PlanChoice, StateChange, SubscriptionState } from './subscription-state.ts'
import type { NotificationService, WebhookEventService } from '../../notifications/notifications.public.ts'
import type { WorkspaceService } from '../../workspaces/workspaces.public.ts'
import { type BillingNotice, defineBillingMails, type NoticeData } from './billing.mails.ts'
import { formatCents, getReminder, listPlanNotices, toPriceWords } from './plan-notices.ts'

interface Dependencies {
  mails: Pick<MailService, 'define' | 'send'>
  workspaces: Pick<WorkspaceService, 'getOwner'>
  notifications: Pick<NotificationService, 'notify'>
  webhookEvents: Pick<WebhookEventService, 'tell'>
  appUrl: string
}

/** An invoice that is stored more than this time after its issue is old: no receipt is sent for it. */
const RECEIPT_MS = 7 * DAY_MS

/** Mails to the owner about plan, payment and credits, queued in the transaction of the change that they announce. */
export function createBillingNoticeService(dependencies: Dependencies) {
  const { mails, workspaces, notifications, webhookEvents, appUrl } = dependencies
  const definitions = defineBillingMails((mail) => mails.define(mail), appUrl)

  async function send(
    transaction: Database,
    workspaceId: string,
    notice: BillingNotice,
    { day, ...data }: Pick<NoticeData, 'plan' | 'price' | 'number'> & { day: Date | null },
  ): Promise<void> {
    const mail = definitions.get(notice)
    const { email, workspaceName, timeZone, isForAdTemplates } = await workspaces.getOwner(workspaceId, transaction)
    if (mail !== undefined) {
      const shownDay = day === null ? '' : toCalendarDay(day, timeZone)
      const about = { workspace: workspaceName, day: shownDay, is_for_ad_templates: isForAdTemplates }
      await mails.send(transaction, mail, email, { ...data, ...about })
    }
  }

  function sendAbout(
    transaction: Database,
    workspaceId: string,
    state: SubscriptionState,
    { notice, day, choice = state }: { notice: BillingNotice; day: Date; choice?: PlanChoice },
  ): Promise<void> {
    const data = { plan: choice.plan.title, day, price: toPriceWords(choice) }
    return send(transaction, workspaceId, notice, data)
  }

  return {
    async announceChange(transaction: Database, workspaceId: string, { before, after }: StateChange): Promise<void> {
      for (const notice of listPlanNotices(before, after)) {
        await sendAbout(transaction, workspaceId, after, notice)
      }
    },

    /** Sends the receipt of an invoice when it is paid, but not for an old invoice that is read only now. */
    async announcePayment(transaction: Database, { after }: InvoiceChange): Promise<void> {
      const { id, workspace_id, state, total, currency, description, number, created_at, issued_at, checkout_id } =
        after
      const day = after.updated_at
      const isOld = created_at.getTime() - issued_at.getTime() > RECEIPT_MS
      const isDue = state === 'paid' && total > 0 && !isOld
      if (!isDue || !(await createInvoiceRepository(transaction).claimReceipt(id, day))) {
        return
      }
      const notice = checkout_id === null ? 'payment_made' : 'top_up_made'
      const data = { plan: description, day, price: formatCents(total, currency), number }
      await send(transaction, workspace_id, notice, data)
    },

    async announceLowBalance(transaction: Database, workspaceId: string, notice: DueNotice): Promise<void> {
      const news = { kind: 'credits_low', data: { is_empty: notice === 'empty' } } as const
      await notifications.notify(transaction, { ...news, workspaceId, userIds: 'everybody' })
      const path = '/account-settings/credits'
      await webhookEvents.tell(transaction, { workspaceId, type: 'credits.low', data: news.data, path })
      await send(transaction, workspaceId, `credits_${notice}`, { plan: '', day: null, price: '' })
    },

    /**
     * Notifies the managers that a second plan was bought and ended again.
     * @param purchase `amount` is the refunded amount, such as "$79"; null when the purchase was free
     */
    async announceDuplicate(
      transaction: Database,
      workspaceId: string,
      { checkoutId, amount }: { checkoutId: string; amount: string | null },
    ): Promise<void> {
      const news = { kind: 'plan_duplicated', data: { amount } } as const
      const key = `duplicate:${checkoutId}`
      await notifications.notify(transaction, { ...news, workspaceId, userIds: 'managers', key })
      await send(transaction, workspaceId, 'plan_duplicated', { plan: '', day: null, price: amount ?? '' })
    },

    remind(transaction: Database, workspaceId: string, state: SubscriptionState): Promise<void> {
      return sendAbout(transaction, workspaceId, state, getReminder(state))
    },
  }
}

export type BillingNoticeService = ReturnType<typeof createBillingNoticeService>
