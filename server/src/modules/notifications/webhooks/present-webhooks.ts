import { webhookEventType } from '@marquee/contract/webhook-events'
import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from '@marquee/contract/webhooks'
import type { AttemptRow, ListedDelivery } from './webhook-deliveries.repository.ts'
import type { ListedEndpoint } from './webhook-endpoints.repository.ts'

/** An endpoint as its managers see it, without its secrets. @param now hides the end of an overlap that is over */
export function presentEndpoint(row: ListedEndpoint, now: Date): WebhookEndpoint {
  const { id, url, description, event_types, is_on, off_reason, failing_since, earlier_secret_until } = row
  const { last_state, last_updated_at, created_at } = row
  const signsTwice = earlier_secret_until !== null && earlier_secret_until > now
  return {
    id,
    url,
    description,
    // An event that a later release has added is unknown to this one.
    event_types: event_types.filter((type) => webhookEventType.safeParse(type).success),
    is_on,
    off_reason,
    failing_since: failing_since?.toISOString() ?? null,
    earlier_secret_until: signsTwice ? earlier_secret_until.toISOString() : null,
    last_delivery:
      last_state === null || last_updated_at === null
        ? null
        : { state: last_state, updated_at: last_updated_at.toISOString() },
    created_at: created_at.toISOString(),
  }
}

export function presentDelivery(row: ListedDelivery): WebhookDelivery {
  const { id, endpoint_id, event_id, type, state, next_attempt_at, attempts_count, created_at } = row
  return {
    id,
    endpoint_id,
    event_id,
    type,
    state,
    next_attempt_at: next_attempt_at?.toISOString() ?? null,
    attempts_count,
    created_at: created_at.toISOString(),
  }
}

export function presentAttempt({ id, status, problem, duration_ms, answer, created_at }: AttemptRow): WebhookAttempt {
  return { id, status, problem, duration_ms, answer, created_at: created_at.toISOString() }
}
