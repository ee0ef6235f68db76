import { ThemeProvider } from '@marquee/ui/theme/theme-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { createShell, ShellContext } from '../shell/shell.ts'

/** Renders routes inside the host's own shell, without its layout. */
export function renderShell(routes: RouteObject[], address: string) {
  const shell = createShell()
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <ShellContext value={shell}>
      <ThemeProvider mode="light">
        <QueryClientProvider client={shell.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ThemeProvider>
    </ShellContext>,
  )
  return { shell, router, user: userEvent.setup() }
}
