import { GrowthBookProvider } from '@growthbook/growthbook-react'
import { ThemeProvider } from '@marquee/ui/theme/theme-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Provider } from 'react-redux'
import { type DataRouter, RouterProvider } from 'react-router'
import { ProgressBar } from '../progress/progress-bar.tsx'
import { ConsentPrompt } from '../consent/consent-prompt.tsx'
import { useHostSelector } from '../store/host-store.ts'
import { selectThemeMode } from '../store/preferences-slice.ts'
import { selectIsRunning } from '../store/progress-slice.ts'
import { ToastRegion } from '../toasts/toast-region.tsx'
import { type Shell, ShellContext } from '../shell/shell.ts'

/** The whole page: client state, theme, server state, router, toasts and the progress bar. */
export function App({ shell, router }: { shell: Shell; router: DataRouter }) {
  return (
    <ShellContext value={shell}>
      <Provider store={shell.store}>
        <ChosenTheme>
          <QueryClientProvider client={shell.queryClient}>
            <PageProgress router={router} />
            <GrowthBookProvider growthbook={shell.flags.growthbook}>
              <RouterProvider router={router} onError={shell.reportError} />
            </GrowthBookProvider>
            <ToastRegion onAction={shell.toasts.act} />
            <ConsentPrompt />
          </QueryClientProvider>
        </ChosenTheme>
      </Provider>
    </ShellContext>
  )
}

function ChosenTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider mode={useHostSelector(selectThemeMode)}>{children}</ThemeProvider>
}

/** The bar runs from the start of a navigation until the page's code has loaded, remotes included. */
function PageProgress({ router }: { router: DataRouter }) {
  const isNavigating = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => !router.state.initialized || router.state.navigation.state !== 'idle',
  )
  const isAsked = useHostSelector(selectIsRunning)
  return <ProgressBar isRunning={isNavigating || isAsked} />
}
