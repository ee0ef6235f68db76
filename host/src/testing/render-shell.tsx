import { GrowthBookProvider } from '@growthbook/growthbook-react'
import { ThemeProvider } from '@marquee/ui/theme/theme-provider'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { createShell, ShellContext } from '../shell/shell.ts'
import { placeRegistry } from './place-registry.ts'

/**
 * Renders routes inside the host's own providers, without its layout. The remote briefs is live, unless the test has placed another
 * registry.
 * @param prepare fills the cache with the data that the page reads
 */
export function renderShell(
  routes: RouteObject[],
  address: string,
  prepare: (queryClient: QueryClient) => void = () => {},
) {
  placeRegistry()
  const shell = createShell()
  prepare(shell.queryClient)
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <ShellContext value={shell}>
      <Provider store={shell.store}>
        <ThemeProvider mode="light">
          <QueryClientProvider client={shell.queryClient}>
            <GrowthBookProvider growthbook={shell.flags.growthbook}>
              <RouterProvider router={router} />
            </GrowthBookProvider>
          </QueryClientProvider>
        </ThemeProvider>
      </Provider>
    </ShellContext>,
  )
  return { shell, router, user: userEvent.setup() }
}
