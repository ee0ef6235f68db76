import { ApiError } from '@marquee/api-client/api-error'
import { useRouteError } from 'react-router'
import { AccessCheckError, AccessNotAllowedError } from '../guard/access-error.ts'
import { ErrorScreen } from './error-screen.tsx'
import { StagingGate } from './staging-gate.tsx'

/** What replaces the whole page: the staging gate, an access check that failed, or the shell's own failure. */
export function RootErrorPage() {
  const error = useRouteError()
  if (error instanceof AccessNotAllowedError) {
    return <StagingGate />
  }
  const cause = error instanceof AccessCheckError ? error.cause : error
  const isAccessCheck = error instanceof AccessCheckError
  return (
    <ErrorScreen
      title={isAccessCheck ? 'We could not open Marquee' : 'Something went wrong on this page'}
      onRetry={() => window.location.reload()}
      reference={cause instanceof ApiError ? cause.requestId : null}
    >
      {isAccessCheck && cause instanceof Error
        ? cause.message
        : 'Nothing that was saved is lost. Try again; if it happens again, tell us what you were doing.'}
    </ErrorScreen>
  )
}
