import type { BrowserOptions, Breadcrumb, replayIntegration } from '@sentry/react'
import { publicAddress, withPublicAddresses } from '../public-address.ts'
import type { ThirdPartySettings } from '../settings.ts'

/** The specification's constants [T-06]. */
const samplingRates = {
  tracesSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1,
} as const

export const replayOptions = {
  maskAllText: false,
  blockAllMedia: false,
  beforeAddRecordingEvent: withPublicAddresses,
} satisfies Parameters<typeof replayIntegration>[0]

/** @param release of the host; an error from a remote also gets the remote's own release */
export function sentryOptions(settings: NonNullable<ThirdPartySettings['sentry']>, release: string): BrowserOptions {
  return {
    ...samplingRates,
    dsn: settings.dsn,
    environment: settings.environment,
    release: `host@${release}`,
    // Static mode sends whole transactions, from which secrets can be removed as from errors.
    traceLifecycle: 'static',
    // Errors are reported without consent: they contain the account's id and no other personal data.
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    beforeBreadcrumb: withoutSecrets,
  }
}

/**
 * Removes secrets from the breadcrumbs of navigations and calls: the queries of their addresses may contain tokens. Breadcrumbs of the
 * console may contain any text and are dropped.
 */
export function withoutSecrets(breadcrumb: Breadcrumb): Breadcrumb | null {
  if (breadcrumb.category === 'console') {
    return null
  }
  if (breadcrumb.data === undefined) {
    return breadcrumb
  }
  const data = Object.fromEntries(
    Object.entries(breadcrumb.data).map(([key, value]: [string, unknown]) =>
      ['url', 'from', 'to'].includes(key) && typeof value === 'string'
        ? [key, publicAddress(new URL(value, location.origin).href)]
        : [key, value],
    ),
  )
  return { ...breadcrumb, data }
}
