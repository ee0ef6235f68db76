import type { BrowserOptions, Breadcrumb } from '@sentry/react'
import { publicAddress } from '../public-address.ts'
import type { ThirdPartySettings } from '../settings.ts'

/** The specification's constants [T-06]. */
const samplingRates = {
  tracesSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1,
} as const

export const replayOptions = { maskAllText: false, blockAllMedia: false } as const

/** @param release of the host; a remote's own is added where an error comes from it */
export function sentryOptions(settings: NonNullable<ThirdPartySettings['sentry']>, release: string): BrowserOptions {
  return {
    ...samplingRates,
    dsn: settings.dsn,
    environment: settings.environment,
    release: `host@${release}`,
    // Whole transactions, because they can be stripped of secrets as errors can.
    traceLifecycle: 'static',
    // Errors are reported without consent: they carry the account's id and nothing else of the person.
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    beforeBreadcrumb: withoutSecrets,
  }
}

/**
 * A crumb of a navigation or a call names addresses: their queries may hold tokens. Lines of the console may hold anything, and
 * stay here.
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
