import { MOST_NAMED_ADS } from '@marquee/contract/webhook-events'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { NotificationService, WebhookEventService } from '../../notifications/notifications.public.ts'
import { getNextAlert, getRunKey } from './alert-times.ts'
import {
  type AlertKind,
  type BrandNews,
  createBrandAlertRepository,
  type DueTracker,
} from './brand-alerts.repository.ts'
import { deliverWebhook } from './brand-spy.queues.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  notifications: Pick<NotificationService, 'notify'>
  webhookEvents: Pick<WebhookEventService, 'tell' | 'listListeners'>
}

interface Alert extends DueTracker, BrandNews {
  alertId: string
}

const NOTIFICATIONS = { new_ads: 'brand_alert', changes: 'brand_change' } as const satisfies Record<AlertKind, string>

/** The maximum number of brands that one notification names. */
const MOST_NAMED_BRANDS = 10
/** How long marks of reported ads are kept. This is longer than the longest time that a check looks back, one day. */
const NOTES_KEPT_MS = 30 * DAY_MS

/** Notifies workspaces of the new ads and the changes of the brands that they follow. Each of them is reported exactly once. */
export function createBrandAlertService({ db, clock, jobs, notifications, webhookEvents }: Dependencies) {
  /** Sends all alerts of one batch of brands in one transaction: when the run is killed, the whole batch is rolled back. */
  function tellLot(now: Date): Promise<number> {
    return db.transaction().execute(async (transaction) => {
      const repository = createBrandAlertRepository(transaction)
      const due = await repository.takeDue(now)
      if (due.length === 0) {
        return 0
      }
      const ids = due.map(({ id }) => id)
      await tell(transaction, due, 'new_ads', await repository.noteNewAds(ids, now), now)
      await tell(transaction, due, 'changes', await repository.noteChanges(ids, now), now)
      await repository.scheduleNext(
        due.map(({ id, alert_frequency, time_zone }) => ({ id, due: getNextAlert(alert_frequency, now, time_zone) })),
        now,
      )
      return due.length
    })
  }

  /** The same for brands without alerts, for the webhooks that listen. */
  function tellSilent(
    listeners: Awaited<ReturnType<WebhookEventService['listListeners']>>,
    now: Date,
  ): Promise<number> {
    return db.transaction().execute(async (transaction) => {
      const repository = createBrandAlertRepository(transaction)
      const due = await repository.takeSilent(listeners, now)
      if (due.length > 0) {
        const ids = due.map(({ id }) => id)
        await tell(transaction, due, 'new_ads', await repository.noteNewAds(ids, now), now)
        await tell(transaction, due, 'changes', await repository.noteChanges(ids, now), now)
        await repository.noteLook(ids, now)
      }
      return due.length
    })
  }

  /** Stores the alerts about one kind of news and sends them. */
  async function tell(
    transaction: Database,
    due: readonly DueTracker[],
    kind: AlertKind,
    news: readonly BrandNews[],
    now: Date,
  ): Promise<void> {
    const trackers = new Map(due.map((tracker) => [tracker.id, tracker]))
    const told = news.flatMap((brand) => {
      const tracker = trackers.get(brand.tracker_id)
      return tracker === undefined ? [] : [{ tracker, brand }]
    })
    const alertIds = await createBrandAlertRepository(transaction).insertAlerts(
      told.map(({ tracker: { alert_frequency, time_zone }, brand }) => {
        return { ...brand, kind, run_key: getRunKey(alert_frequency, now, time_zone) }
      }),
      now,
    )
    const alerts = told.flatMap(({ tracker, brand }): Alert[] => {
      const alertId = alertIds.get(tracker.id)
      return alertId === undefined ? [] : [{ ...tracker, ...brand, alertId }]
    })
    await notify(
      transaction,
      kind,
      alerts.filter(({ alert_channel }) => alert_channel !== 'none'),
    )
    await tellWebhooks(transaction, kind, alerts)
    for (const { alertId, workspace_id: workspaceId } of alerts.filter(
      ({ alert_channel }) => alert_channel === 'webhook',
    )) {
      await jobs.send(deliverWebhook, { alert_id: alertId }, { transaction, singletonKey: alertId, workspaceId })
    }
  }

  /** Tells the endpoints of the workspaces of each brand. */
  async function tellWebhooks(transaction: Database, kind: AlertKind, alerts: readonly Alert[]): Promise<void> {
    const alertIds = alerts.map(({ alertId }) => alertId)
    const adIds = await createBrandAlertRepository(transaction).listToldAds(kind, alertIds, MOST_NAMED_ADS)
    for (const alert of alerts) {
      const { alertId, workspace_id: workspaceId, brand_id, brand_name, ads_count, pages_count } = alert
      const data = { brand_id, brand_name, ads_count, ad_ids: adIds.get(alertId) ?? [] }
      const about = { workspaceId, path: `/brand-spy/${brand_id}` }
      await (kind === 'new_ads'
        ? webhookEvents.tell(transaction, { ...about, type: 'brand.new_ads', data })
        : webhookEvents.tell(transaction, { ...about, type: 'brand.changed', data: { ...data, pages_count } }))
    }
  }

  /** Sends one notification for all brands of a workspace that have the same alert frequency and channel. */
  async function notify(transaction: Database, kind: AlertKind, alerts: readonly Alert[]): Promise<void> {
    const groups = Map.groupBy(
      alerts,
      ({ workspace_id, alert_frequency, alert_channel }) => `${workspace_id} ${alert_frequency} ${alert_channel}`,
    )
    for (const group of groups.values()) {
      const [first] = group
      if (first === undefined) {
        continue
      }
      await notifications.notify(transaction, {
        workspaceId: first.workspace_id,
        userIds: 'everybody',
        key: `${NOTIFICATIONS[kind]}:${first.alertId}`,
        channels: first.alert_channel === 'email' ? ['app', 'email'] : ['app'],
        ...describeNews(kind, group),
      })
    }
  }

  return {
    /**
     * Sends all alerts that are due.
     * @param signal stops the work after the current batch
     * @returns the number of brands that were checked
     */
    async tellDue(signal?: AbortSignal): Promise<number> {
      const now = clock.now()
      let total = 0
      for (let told = -1; told !== 0 && signal?.aborted !== true; total += Math.max(0, told)) {
        told = await tellLot(now)
      }
      const listeners = await webhookEvents.listListeners(['brand.new_ads', 'brand.changed'])
      for (
        let told = listeners.length === 0 ? 0 : -1;
        told !== 0 && signal?.aborted !== true;
        total += Math.max(0, told)
      ) {
        told = await tellSilent(listeners, now)
      }
      await createBrandAlertRepository(db).removeNotes(new Date(now.getTime() - NOTES_KEPT_MS))
      return total
    },
  }
}
export type BrandAlertService = ReturnType<typeof createBrandAlertService>

/** The kind and the data of a notification; brands with the most ads first. */
function describeNews(kind: AlertKind, alerts: readonly Alert[]) {
  const sum = (key: 'ads_count' | 'pages_count') => alerts.reduce((total, alert) => total + alert[key], 0)
  const named = alerts.toSorted((one, other) => other.ads_count - one.ads_count).slice(0, MOST_NAMED_BRANDS)
  const counts = { ads_count: sum('ads_count'), brands_count: alerts.length }
  return kind === 'new_ads'
    ? {
        kind: NOTIFICATIONS.new_ads,
        data: {
          ...counts,
          brands: named.map(({ brand_id, brand_name, ads_count }) => ({ id: brand_id, name: brand_name, ads_count })),
        },
      }
    : {
        kind: NOTIFICATIONS.changes,
        data: {
          ...counts,
          pages_count: sum('pages_count'),
          brands: named.map(({ brand_id, brand_name }) => ({ id: brand_id, name: brand_name })),
        },
      }
}
