import type { HostServices } from '@marquee/remote-kit/host-services'
import type { QueryClient } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import type { ReportReactError } from './root-error-handlers.ts'
import { createConsent } from './consent.ts'
import { isForeignError } from './foreign-errors.ts'
import { needsConsent, readSettings } from './settings.ts'
import type { CaughtError, UsageEvent } from './third-party.ts'
import { createWaitingList } from '../events/waiting-list.ts'
import { stampOfPage } from './stamp-of-page.ts'
import { whenPageRests } from '../timing/when-page-rests.ts'

/** More events within the first seconds come from a loop and carry no information. */
const WAITING_EVENTS = 100
const WAITING_ERRORS = 20

/**
 * The part of third parties that runs at the start of the page: it reads their settings and buffers events until they are loaded. Their
 * code is loaded when the page is idle, and only if one of them is configured.
 */
export function createThirdParties() {
  // Inside a frame of another site the page is an embedded ad, where the visitor has not been asked for consent.
  const settings = readSettings(window.parent === window ? document : new Document())
  const isAnyConfigured = Object.values(settings).some((party) => party !== null)
  const consent = createConsent()
  const events = createWaitingList<UsageEvent>(WAITING_EVENTS)
  const errors = createWaitingList<CaughtError>(WAITING_ERRORS)
  const hasSentry = settings.sentry !== null

  function onError(event: ErrorEvent): void {
    if (!isForeignError(event)) {
      errors.add({ error: event.error ?? event.message, isHandled: false })
    }
  }

  function onRejection({ reason }: PromiseRejectionEvent): void {
    errors.add({ error: reason, isHandled: false })
  }

  if (hasSentry) {
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
  }

  /** Removes our listeners when the vendor's own listeners are active. */
  function stopCatching(): void {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }

  /** Records a usage event, with the releases that the page runs. Without consent or configuration it is not sent. */
  const track: HostServices['track'] = (name, ...[properties]) => {
    if (settings.mixpanel !== null) {
      events.add({ name, properties: { ...stampOfPage(), ...properties }, at: Date.now() })
    }
  }

  /** Reports an error that an error page shows. */
  function reportError(error: unknown): void {
    if (hasSentry) {
      errors.add({ error, isHandled: true })
    }
  }

  /** Reports an error that occurred while React rendered. The router may report the same one; the vendor accepts each error once. */
  const reportReactError: ReportReactError = (error, info, isHandled) => {
    if (hasSentry) {
      errors.add({ error, isHandled, info })
    }
  }

  async function start(router: DataRouter, queryClient: QueryClient): Promise<void> {
    if (!isAnyConfigured) {
      return
    }
    await whenPageRests()
    const { runThirdParties } = await import('./run-third-parties.ts')
    await runThirdParties({ settings, consent, events, errors, stopCatching, router, queryClient })
  }

  return {
    consent,
    /** Whether a configured third party needs consent. */
    isConsentNeeded: needsConsent(settings),
    track,
    reportError,
    reportReactError,
    start: (router: DataRouter, queryClient: QueryClient): void => {
      // A failure to load the code is not shown to the user.
      start(router, queryClient).catch(() => {})
    },
  }
}
