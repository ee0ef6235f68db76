import type { PagePolicy } from '../../../platform/http/security-headers.ts'
import type { ThirdParties } from '../../../platform/third-party-variables.ts'

/** The origins that the vendors' own scripts reach in addition to their own origin; a script from elsewhere has its own needs. */
const VENDORS = {
  chat: {
    script: (id: string) => `https://widget.intercom.io/widget/${id}`,
    origins: ['https://*.intercom.io', 'wss://*.intercom.io', 'https://*.intercomcdn.com'],
  },
  meta: {
    script: () => 'https://connect.facebook.net/en_US/fbevents.js',
    origins: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
  tiktok: {
    script: () => 'https://analytics.tiktok.com/i18n/pixel/events.js',
    origins: ['https://analytics.tiktok.com'],
  },
} as const

/** The settings in the page's hidden elements, which the host reads, by element id. Third parties that are not configured are left out. */
export function thirdPartySettings(parties: ThirdParties): Record<string, string> {
  const { mixpanel, sentry, chat, metaPixel, tiktokPixel, trackingScriptUrl } = parties
  return {
    ...(mixpanel && {
      'mixpanel-token': mixpanel.token,
      'mixpanel-api-host': mixpanel.apiHost,
      'mixpanel-recording-percent': String(mixpanel.recordingPercent),
    }),
    ...(sentry && { 'app-environment': sentry.environment, 'sentry-dsn': sentry.dsn }),
    ...(chat && { 'chat-id': chat.id, 'chat-script-url': toScript('chat', chat) }),
    ...(metaPixel && { 'meta-pixel-id': metaPixel.id, 'meta-pixel-script-url': toScript('meta', metaPixel) }),
    ...(tiktokPixel && {
      'tiktok-pixel-id': tiktokPixel.id,
      'tiktok-pixel-script-url': toScript('tiktok', tiktokPixel),
    }),
    ...(trackingScriptUrl !== null && { 'tracking-script-url': trackingScriptUrl }),
  }
}

/**
 * The origins that the pages may reach: the origins of the configured third parties, and no others.
 * @param connectOrigins further origins that pages connect to
 */
export function thirdPartyOrigins(
  { mixpanel, sentry, chat, metaPixel, tiktokPixel, trackingScriptUrl }: ThirdParties,
  connectOrigins: readonly string[],
): Pick<PagePolicy, 'scriptOrigins' | 'connectOrigins' | 'frameOrigins' | 'workerOrigins'> {
  const scripts = [
    ...(chat === null ? [] : [...listOrigins('chat', chat), ...(chat.origins ?? [])]),
    ...(metaPixel === null ? [] : listOrigins('meta', metaPixel)),
    ...(tiktokPixel === null ? [] : listOrigins('tiktok', tiktokPixel)),
    ...(trackingScriptUrl === null ? [] : [new URL(trackingScriptUrl).origin]),
  ]
  const endpoints = [mixpanel?.apiHost, sentry?.dsn].filter((address) => address !== undefined)
  return {
    scriptOrigins: withoutSockets(scripts),
    connectOrigins: [...connectOrigins, ...endpoints.map((address) => new URL(address).origin), ...scripts],
    frameOrigins: withoutSockets(scripts),
    // The SDK compresses replays in a worker that it creates from a blob.
    workerOrigins: sentry === null ? [] : ['blob:'],
  }
}

function toScript(vendor: keyof typeof VENDORS, { id, scriptUrl }: { id: string; scriptUrl: string | null }): string {
  return scriptUrl ?? VENDORS[vendor].script(id)
}

function listOrigins(vendor: keyof typeof VENDORS, { scriptUrl }: { scriptUrl: string | null }): readonly string[] {
  return scriptUrl === null ? VENDORS[vendor].origins : [new URL(scriptUrl).origin]
}

function withoutSockets(origins: readonly string[]): string[] {
  return origins.filter((origin) => !origin.startsWith('ws'))
}
