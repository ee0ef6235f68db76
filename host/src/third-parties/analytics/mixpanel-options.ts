import type { Config } from 'mixpanel-browser'
import { withPublicAddresses } from '../public-address.ts'
import type { ThirdPartySettings } from '../settings.ts'
import type { Person } from '../third-party.ts'

/** The specification's constants [T-05]. */
const mixpanelConstants = {
  track_pageview: false,
  debug: false,
  persistence: 'localStorage',
  batch_requests: true,
  batch_size: 50,
  batch_flush_interval_ms: 5000,
  batch_request_timeout_ms: 90_000,
  cookie_expiration: 365,
  track_links_timeout: 300,
  record_idle_timeout_ms: 30 * 60 * 1000,
} as const satisfies Partial<Config>

interface SentEvent {
  event: string
  properties: Record<string, unknown>
}

/** Longer values are truncated to this length. The SDK does so for events and profiles; the constant is internal to it. */
export const LONGEST_VALUE = 255

/** The profile contains the referrer of the first visit. The SDK’s types lack the hook for it. */
const hooks = {
  before_send_events: ({ event, properties }: SentEvent) => ({ event, properties: sendable(properties) }),
  before_send_people: withPublicAddresses,
}

export function mixpanelOptions({
  apiHost,
  recordingPercent,
}: NonNullable<ThirdPartySettings['mixpanel']>): Partial<Config> {
  return {
    ...mixpanelConstants,
    api_host: apiHost,
    record_sessions_percent: recordingPercent,
    // Only the SDK's own queue handles failures, so they are not reported.
    error_reporter: () => {},
    hooks,
  }
}

/** The properties of an event with secrets removed from addresses and long values truncated. */
export function sendable(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(withPublicAddresses(properties)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, LONGEST_VALUE) : value,
    ]),
  )
}

/** The properties of a user's profile. */
export function toProfile({ email, name, isSuperAdmin, planTitle }: Person) {
  return { $email: email, $name: name, super_admin: isSuperAdmin, plan: planTitle ?? '' }
}
