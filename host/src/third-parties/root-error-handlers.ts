import type { RootOptions } from 'react-dom/client'

/** The stack of components that an error passed through. */
export interface ReactErrorInfo {
  componentStack: string | null
}

/** @param isHandled whether an error boundary shows other content in its place */
export type ReportReactError = (error: unknown, info: ReactErrorInfo, isHandled: boolean) => void

/**
 * The error handlers of React's root: they report an error with its component stack, and then do what React does without handlers. An
 * uncaught error still reaches the window, where errors are counted for their release.
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
