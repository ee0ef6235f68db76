import { captureException, init, reactErrorHandler, setUser, wrapCreateBrowserRouter } from '@sentry/react'
import { reactRouterBrowserTracingIntegration } from '@sentry/react/react-router'
import type { DataRouter } from 'react-router'
import { AccessCheckError, AccessNotAllowedError } from '../../guard/access-error.ts'
import { pageRegistry } from '../../remotes/page-registry.ts'
import type { ThirdPartySettings } from '../settings.ts'
import type { CaughtError, ThirdParty } from '../third-party.ts'
import type { WaitingList } from '../../events/waiting-list.ts'
import { isOfFailedLoad, withOrigin } from './find-error-origin.ts'
import { sentryOptions } from './sentry-options.ts'

interface SentryParts {
  settings: NonNullable<ThirdPartySettings['sentry']>
  errors: WaitingList<CaughtError>
  /** Removes the listeners that have collected errors until now. */
  stopCatching: () => void
  router: DataRouter
}

/** Starts error reporting, and reports the errors that occurred before. */
export function loadSentry({ settings, errors, stopCatching, router }: SentryParts): ThirdParty {
  init({
    ...sentryOptions(settings, pageRegistry.read().host.release),
    integrations: [reactRouterBrowserTracingIntegration()],
    beforeSend: (event, hint) =>
      isOfFailedLoad(event, pageRegistry) ? null : withOrigin(event, hint.originalException, pageRegistry),
    beforeSendTransaction: (event) => withOrigin(event, null, pageRegistry),
  })
  // The page's router already exists. It is wrapped now, so that visits are named by their routes: `/boards/:id`, not one name for each
  // board.
  wrapCreateBrowserRouter(() => router)(router.routes)
  stopCatching()
  errors.listen((caught) => {
    if (!isExpected(caught.error)) {
      report(caught)
    }
  })

  return {
    identify(person) {
      setUser(person === null ? null : { id: person.id })
    },
  }
}

/** The SDK ignores an error that it has already reported. */
function report({ error, isHandled, info }: CaughtError): void {
  if (info === undefined) {
    captureException(error, { mechanism: { type: isHandled ? 'error-page' : 'before-start', handled: isHandled } })
  } else {
    const handle = isHandled ? reactErrorHandler(() => {}) : reactErrorHandler()
    handle(error, info)
  }
}

/** Access is not allowed, or the server cannot be reached: the page shows this, and it is not a fault of the page. */
function isExpected(error: unknown): boolean {
  return error instanceof AccessNotAllowedError || error instanceof AccessCheckError
}
