import { ThemeProvider } from '@marquee/ui/theme/theme-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type DataRouter, RouterProvider } from 'react-router'
import { ProgressBar } from '../progress/progress-bar.tsx'
import { ConsentPrompt } from '../consent/consent-prompt.tsx'
import { ToastRegion } from '../toasts/toast-region.tsx'
import { type Shell, ShellContext } from '../shell/shell.ts'

/** The whole page: theme, server state, router, toasts and the progress bar. */
export function App({ shell, router }: { shell: Shell; router: DataRouter }) {
  const mode = useSyncExternalStore(shell.theme.subscribe, shell.theme.readMode)
  return (
    <ShellContext value={shell}>
      <ThemeProvider mode={mode}>
        <QueryClientProvider client={shell.queryClient}>
          <PageProgress shell={shell} router={router} />
          <RouterProvider router={router} onError={shell.reportError} />
          <ToastRegion store={shell.toasts} />
          <ConsentPrompt />
        </QueryClientProvider>
      </ThemeProvider>
    </ShellContext>
  )
}

/** The bar runs from the first moment of a navigation until the page's code is there, remotes included. */
function PageProgress({ shell, router }: { shell: Shell; router: DataRouter }) {
  const isNavigating = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => !router.state.initialized || router.state.navigation.state !== 'idle',
  )
  const isAsked = useSyncExternalStore(shell.progress.subscribe, shell.progress.isRunning)
  return <ProgressBar isRunning={isNavigating || isAsked} />
}
