import type { RootOptions } from 'react-dom/client'

/** The components that an error came through. */
export interface ReactErrorInfo {
  componentStack: string | null
}

/** @param isHandled whether an error boundary shows something in its place */
export type ReportReactError = (error: unknown, info: ReactErrorInfo, isHandled: boolean) => void

/**
 * What React's root does with errors: it reports them with the components that they came through, and goes on as React does
 * without handlers. What nobody caught still reaches the window, where errors are counted for their release.
 */
export function createRootErrorHandlers(report: ReportReactError) {
  return {
    onCaughtError(error, { componentStack = null }) {
      report(error, { componentStack }, true)
      console.error(error)
    },
    onUncaughtError(error, { componentStack = null }) {
      report(error, { componentStack }, false)
      window.reportError(error)
    },
    onRecoverableError(error, { componentStack = null }) {
      report(error, { componentStack }, true)
      window.reportError(error)
    },
  } satisfies RootOptions
}
