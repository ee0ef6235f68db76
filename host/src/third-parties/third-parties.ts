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

const IDLE_TIMEOUT_MS = 4000

/** More than that within the first seconds is a loop and not news. */
const WAITING_EVENTS = 100
const WAITING_ERRORS = 20

/**
 * What the start of the page knows of third parties: where their settings are, and what happens until they are there. Their
 * code is loaded when the page rests, and only if one of them is configured.
 */
export function createThirdParties() {
  // In a frame of another site the page is an embedded ad, and nobody there has been asked.
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

  /** The vendor's own listeners take over. */
  function stopCatching(): void {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }

  /** Records a usage event, with the releases that the page runs. Without consent or configuration it goes nowhere. */
  const track: HostServices['track'] = (name, ...[properties]) => {
    if (settings.mixpanel !== null) {
      events.add({ name, properties: { ...stampOfPage(), ...properties }, at: Date.now() })
    }
  }

  /** Reports an error that an error page has caught. */
  function reportError(error: unknown): void {
    if (hasSentry) {
      errors.add({ error, isHandled: true })
    }
  }

  /** Reports an error that React met while it rendered. The router may report the same one; the vendor takes each once. */
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
    /** There is something to consent to. */
    isConsentNeeded: needsConsent(settings),
    track,
    reportError,
    reportReactError,
    start: (router: DataRouter, queryClient: QueryClient): void => {
      // Code that does not arrive is no reason to disturb anybody.
      start(router, queryClient).catch(() => {})
    },
  }
}

/** Resolves when the page has been loaded and drawn and the browser has nothing better to do. */
async function whenPageRests(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks before version 27.
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    } else {
      setTimeout(resolve, 200)
    }
  })
}
