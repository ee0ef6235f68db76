import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { NotificationService } from '../../notifications/notifications.public.ts'
import { getNextAlert, getRunKey } from './alert-times.ts'
import { createBrandAlertRepository, type DueTracker } from './brand-alerts.repository.ts'
import { deliverWebhook } from './brand-spy.queues.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  notifications: Pick<NotificationService, 'notify'>
}

interface Alert extends DueTracker {
  alertId: string
  adsCount: number
}

/** The maximum number of brands that one notification names. */
const MOST_NAMED_BRANDS = 10
/** How long marks of reported ads are kept. This is longer than the longest time that a check looks back, one day. */
const NOTES_KEPT_MS = 30 * DAY_MS

/** Notifies workspaces of the new ads of the brands that they follow. Each ad is reported exactly once. */
export function createBrandAlertService({ db, clock, jobs, notifications }: Dependencies) {
  /** Sends all alerts of one batch of brands in one transaction: when the run is killed, the whole batch is rolled back. */
  function tellLot(now: Date): Promise<number> {
    return db.transaction().execute(async (transaction) => {
      const repository = createBrandAlertRepository(transaction)
      const due = await repository.takeDue(now)
      if (due.length === 0) {
        return 0
      }
      const counts = new Map(
        (
          await repository.noteNewAds(
            due.map(({ id }) => id),
            now,
          )
        ).map((row) => [row.tracker_id, row.ads_count]),
      )
      const fresh = due.filter(({ id }) => counts.has(id))
      const alertIds = await repository.insertAlerts(
        fresh.map(({ id, alert_frequency, time_zone }) => ({
          tracker_id: id,
          run_key: getRunKey(alert_frequency, now, time_zone),
          ads_count: counts.get(id) ?? 0,
        })),
        now,
      )
      const alerts = fresh.flatMap((tracker): Alert[] => {
        const alertId = alertIds.get(tracker.id)
        return alertId === undefined ? [] : [{ ...tracker, alertId, adsCount: counts.get(tracker.id) ?? 0 }]
      })
      await tell(transaction, alerts)
      await repository.scheduleNext(
        due.map(({ id, alert_frequency, time_zone }) => ({ id, due: getNextAlert(alert_frequency, now, time_zone) })),
        now,
      )
      return due.length
    })
  }

  /** Sends one notification for all brands of a workspace that have the same alert frequency and channel. */
  async function tell(transaction: Database, alerts: readonly Alert[]): Promise<void> {
    const groups = Map.groupBy(
      alerts,
      ({ workspace_id, alert_frequency, alert_channel }) => `${workspace_id} ${alert_frequency} ${alert_channel}`,
    )
    for (const group of groups.values()) {
      const [first] = group
      if (first === undefined) {
        continue
      }
      const named = group.toSorted((one, other) => other.adsCount - one.adsCount).slice(0, MOST_NAMED_BRANDS)
      await notifications.notify(transaction, {
        workspaceId: first.workspace_id,
        userIds: 'everybody',
        kind: 'brand_alert',
        key: `brand_alert:${first.alertId}`,
        channels: first.alert_channel === 'email' ? ['app', 'email'] : ['app'],
        data: {
          ads_count: group.reduce((sum, { adsCount }) => sum + adsCount, 0),
          brands_count: group.length,
          brands: named.map(({ brand_id, brand_name, adsCount }) => ({
            id: brand_id,
            name: brand_name,
            ads_count: adsCount,
          })),
        },
      })
    }
    for (const { alertId, workspace_id: workspaceId } of alerts.filter(
      ({ alert_channel }) => alert_channel === 'webhook',
    )) {
      await jobs.send(deliverWebhook, { alert_id: alertId }, { transaction, singletonKey: alertId, workspaceId })
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
      await createBrandAlertRepository(db).removeNotes(new Date(now.getTime() - NOTES_KEPT_MS))
      return total
    },
  }
}
export type BrandAlertService = ReturnType<typeof createBrandAlertService>
