import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { PostOutcome, PostPublic } from '../../../platform/web/post-public.ts'
import type { NotificationService } from '../notifications/notifications.service.ts'
import { endAttempt, LONGEST_PAUSE_MS } from './delivery-schedule.ts'
import { SecretUnreadable, signEvent, type WebhookSecrets } from './webhook-secrets.ts'
import {
  type ClaimedDelivery,
  createWebhookSendingRepository,
  type EndedAttempt,
  MOST_TIMEOUTS,
} from './webhook-sending.repository.ts'
import { sendDelivery } from './webhooks.queues.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  secrets: WebhookSecrets
  postPublic: PostPublic
  notifications: Pick<NotificationService, 'notify'>
  /** Whether the workspace is open and its plan has access to the API. */
  maySend: (workspaceId: string) => Promise<boolean>
  /** From 0 to 1. */
  random?: () => number
}

const TIMEOUT_MS = 15_000
/** For an endpoint with too many time-outs. */
const SHORT_TIMEOUT_MS = 5000
/** An attempt that has not ended by then was lost with its process. */
const LEASE_MS = MINUTE_MS
/** An endpoint is switched off when every attempt has failed for so long, without a silence longer than the longest pause between attempts. */
const GIVEN_UP_MS = 5 * DAY_MS
const GONE = 410

/** Makes the attempts of deliveries. */
export function createWebhookSender(dependencies: Dependencies) {
  const { db, clock, jobs, secrets, postPublic, notifications, maySend, random = Math.random } = dependencies

  async function send(delivery: ClaimedDelivery): Promise<PostOutcome> {
    const now = clock.now()
    const { event_id: id, body, url, timeouts_in_row } = delivery
    const timeoutMs = timeouts_in_row < MOST_TIMEOUTS ? TIMEOUT_MS : SHORT_TIMEOUT_MS
    try {
      const headers = signEvent(id, body, { secrets: secrets.open(delivery, now), now })
      return await postPublic(url, { body, headers, timeoutMs })
    } catch (error) {
      if (error instanceof SecretUnreadable) {
        const problem = 'The secret can no longer be decrypted. Make a new one.'
        return { problem, isTemporary: true, isTimeout: false }
      }
      throw error
    }
  }

  /** Stores an attempt, and what follows from it for the delivery and its endpoint. */
  function record(delivery: ClaimedDelivery, outcome: PostOutcome, durationMs: number): Promise<void> {
    const now = clock.now()
    const isDone = 'status' in outcome && outcome.status >= 200 && outcome.status < 300
    const retryAfter = 'status' in outcome ? outcome.retryAfter : null
    const attempt = { attemptsMade: delivery.attempts_made, isDone, retryAfter, now, random: random() }
    return db.transaction().execute(async (transaction) => {
      const sending = createWebhookSendingRepository(transaction)
      await sending.insertAttempt({
        ...toAttempt(outcome),
        delivery_id: delivery.id,
        duration_ms: durationMs,
        created_at: now,
      })
      const ended = endAttempt(attempt)
      await sending.end(delivery.id, ended, now)
      await (isDone
        ? sending.noteSuccess(delivery.endpoint_id)
        : noteFailure(transaction, delivery, { outcome, ended }))
    })
  }

  /** Switches the endpoint off if it is gone or has failed for too long; else the next attempt follows. */
  async function noteFailure(
    transaction: Database,
    delivery: ClaimedDelivery,
    { outcome, ended }: { outcome: PostOutcome; ended: EndedAttempt },
  ): Promise<void> {
    const now = clock.now()
    const recent = new Date(now.getTime() - LONGEST_PAUSE_MS - HOUR_MS)
    const isTimeout = 'problem' in outcome && outcome.isTimeout
    const failure = { now, recent, isTimeout }
    const since = await createWebhookSendingRepository(transaction).noteFailure(delivery.endpoint_id, failure)
    if ('status' in outcome && outcome.status === GONE) {
      await switchOff(transaction, delivery, 'gone')
    } else if (since !== null && now.getTime() - since.getTime() >= GIVEN_UP_MS) {
      await switchOff(transaction, delivery, 'failing')
    } else {
      await sendSoon(transaction, delivery, ended)
    }
  }

  /** Ends a delivery of which nothing is sent. */
  function refuse({ id, attempts_made }: ClaimedDelivery, problem: string): Promise<void> {
    const now = clock.now()
    return db.transaction().execute(async (transaction) => {
      const sending = createWebhookSendingRepository(transaction)
      await sending.insertAttempt({
        delivery_id: id,
        status: null,
        problem,
        duration_ms: 0,
        answer: '',
        created_at: now,
      })
      await sending.end(id, { state: 'failed', attempts_made, next_attempt_at: null }, now)
    })
  }

  async function switchOff(
    transaction: Database,
    delivery: ClaimedDelivery,
    reason: 'gone' | 'failing',
  ): Promise<void> {
    const { endpoint_id: id, workspace_id: workspaceId, url } = delivery
    const now = clock.now()
    const sending = createWebhookSendingRepository(transaction)
    if (!(await sending.switchOff(id, reason, now))) {
      return
    }
    await sending.failWaiting(id, now)
    const data = { host: new URL(url).host, reason }
    await notifications.notify(transaction, { workspaceId, userIds: 'managers', kind: 'ad_account_stopped', data })
  }

  /** An attempt that is due before the next look at what is due has a job of its own. */
  async function sendSoon(transaction: Database, delivery: ClaimedDelivery, ended: EndedAttempt): Promise<void> {
    const startAfter = ended.next_attempt_at
    if (startAfter !== null && startAfter.getTime() - clock.now().getTime() < MINUTE_MS) {
      await sendDelivery(jobs, delivery, { transaction, startAfter })
    }
  }

  return {
    /** Makes the attempt of a delivery that is due. A delivery that is not due, or whose endpoint is not, stays as it is. */
    async deliver(deliveryId: string): Promise<void> {
      const now = clock.now()
      const until = new Date(now.getTime() + LEASE_MS)
      const delivery = await createWebhookSendingRepository(db).claim(deliveryId, { now, until })
      if (delivery === undefined) {
        return
      }
      if (!delivery.is_on) {
        return refuse(delivery, 'The endpoint was switched off.')
      }
      if (!(await maySend(delivery.workspace_id))) {
        return refuse(delivery, 'The plan of the workspace has no access to the API now.')
      }
      const start = performance.now()
      const outcome = await send(delivery)
      await record(delivery, outcome, Math.round(performance.now() - start))
    },
  }
}

export type WebhookSender = ReturnType<typeof createWebhookSender>

function toAttempt(outcome: PostOutcome) {
  return 'status' in outcome
    ? { status: outcome.status, problem: null, answer: outcome.answer }
    : { status: null, problem: outcome.problem, answer: '' }
}
