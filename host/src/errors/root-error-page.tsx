import { ApiError } from '@marquee/api-client/api-error'
import { lazy, Suspense, useState } from 'react'
import { useRouteError } from 'react-router'
import { AccessCheckError, AccessNotAllowedError } from '../guard/access-error.ts'
import { reloadPage } from '../session/load-address.ts'
import { ErrorScreen } from './error-screen.tsx'
import { useBackOnline, useIsOnline } from './use-back-online.ts'

// Few visitors ever see the gate, and its form is no part of what every page needs.
const StagingGate = lazy(async () => ({ default: (await import('./staging-gate.tsx')).StagingGate }))

/** What replaces the whole page: the staging gate, an access check that failed, or the shell's own failure. */
export function RootErrorPage() {
  const error = useRouteError()
  return error instanceof AccessNotAllowedError ? (
    <Suspense>
      <StagingGate />
    </Suspense>
  ) : (
    <FailedPage error={error} />
  )
}

function FailedPage({ error }: { error: unknown }) {
  const isAccessCheck = error instanceof AccessCheckError
  const cause = isAccessCheck ? error.cause : error
  const isOffline = !useIsOnline()
  const [hasFailedOffline] = useState(isOffline)
  // A fault of the shell itself would only come again with each change of the connection.
  useBackOnline(() => {
    if (isAccessCheck || hasFailedOffline) {
      reloadPage()
    }
  })
  return (
    <ErrorScreen
      title={isAccessCheck ? "Marquee couldn't open" : 'Something went wrong on this page'}
      onRetry={reloadPage}
      reference={cause instanceof ApiError ? cause.requestId : null}
    >
      {isOffline ? "You're offline. Marquee opens as soon as you're back online." : explain(isAccessCheck, cause)}
    </ErrorScreen>
  )
}

function explain(isAccessCheck: boolean, cause: unknown): string {
  return isAccessCheck && cause instanceof Error
    ? cause.message
    : 'Nothing that was saved is lost. Try again; if it happens again, tell us what you were doing.'
}
