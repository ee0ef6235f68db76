import { ApiError } from '@marquee/api-client/api-error'
import { lazy, Suspense, useState } from 'react'
import { useRouteError } from 'react-router'
import { AccessCheckError, AccessNotAllowedError } from '../guard/access-error.ts'
import { reloadPage } from '../session/load-address.ts'
import { ErrorScreen } from './error-screen.tsx'
import { useBackOnline, useIsOnline } from './use-back-online.ts'

// Few visitors see the gate, so its form is loaded separately.
const StagingGate = lazy(async () => ({ default: (await import('./staging-gate.tsx')).StagingGate }))

/** Replaces the whole page: shows the staging gate, a failed access check, or a failure of the host itself. */
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
  // A fault of the host itself would only occur again after each change of the connection.
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
