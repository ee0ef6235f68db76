import { browserTracingIntegration, captureException, init, setUser } from '@sentry/browser'
import { AccessCheckError, AccessNotAllowedError } from '../../guard/access-error.ts'
import { pageRegistry } from '../../remotes/page-registry.ts'
import type { ThirdPartySettings } from '../settings.ts'
import type { CaughtError, ThirdParty } from '../third-party.ts'
import type { WaitingList } from '../../stores/waiting-list.ts'
import { withOrigin } from './origin-of-error.ts'
import { sentryOptions } from './sentry-options.ts'

interface SentryParts {
  settings: NonNullable<ThirdPartySettings['sentry']>
  errors: WaitingList<CaughtError>
  /** Takes away the listeners that have served until now. */
  stopCatching: () => void
}

/** Starts error reporting, and reports what has gone wrong before. */
export function loadSentry({ settings, errors, stopCatching }: SentryParts): ThirdParty {
  init({
    ...sentryOptions(settings, pageRegistry.read().host.release),
    integrations: [browserTracingIntegration()],
    beforeSend: (event, hint) => withOrigin(event, hint.originalException, pageRegistry),
    beforeSendTransaction: (event) => withOrigin(event, null, pageRegistry),
  })
  stopCatching()
  errors.listen(({ error, isHandled }) => {
    if (!isExpected(error)) {
      captureException(error, { mechanism: { type: isHandled ? 'error-page' : 'before-start', handled: isHandled } })
    }
  })

  return {
    identify(person) {
      setUser(person === null ? null : { id: person.id })
    },
  }
}

/** Not allowed, or the server cannot be reached: the page says so, and nothing in it is broken. */
function isExpected(error: unknown): boolean {
  return error instanceof AccessNotAllowedError || error instanceof AccessCheckError
}
