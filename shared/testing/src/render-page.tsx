import { GrowthBook, GrowthBookProvider } from '@growthbook/growthbook-react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { AuthData } from '@marquee/contract/authentication'
import { type AdAction, type HostServices, HostServicesProvider } from '@marquee/remote-kit/host-services'
import { createRemoteSlices } from '@marquee/remote-kit/remote-slices'
import { SliceScopeProvider } from '@marquee/remote-kit/use-remote-slice'
import { configureStore } from '@reduxjs/toolkit'
import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { buildAuthData } from './build-auth-data.ts'

interface PageOptions {
  /** The opened address. Default `/`. */
  address?: string
  /** The router's pattern of the page. Default `*`, which matches every address. */
  path?: string
  authData?: AuthData
  /** The actions on an ad that remotes offer. */
  adActions?: readonly AdAction[]
}

/** A rendered page, and what surrounds it. */
export interface RenderedPage extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>
  queryClient: QueryClient
  /** The page's calls to the host. */
  services: ReturnType<typeof fakeHostServices>
  growthbook: GrowthBook
  user: UserEvent
}

/**
 * Renders a page as the host does: router, query client, services. Queries fail at once instead of being repeated.
 * @returns the router, the query client, a user, the feature flags' client and the page's calls to the host
 */
export function renderPage(
  page: React.ReactNode,
  { address = '/', path = '*', authData = buildAuthData(), adActions = [] }: PageOptions = {},
): RenderedPage {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  })
  const growthbook = new GrowthBook()
  const services = fakeHostServices(authData, adActions)
  const router = createMemoryRouter([{ path, element: page }], { initialEntries: [address] })
  const remoteSlices = createRemoteSlices()
  const store = configureStore({
    reducer: { remotes: remoteSlices.reducer },
    middleware: (getDefault) => getDefault({ immutableCheck: false, serializableCheck: { warnAfter: Infinity } }),
  })
  const view = render(
    <QueryClientProvider client={queryClient}>
      <HostServicesProvider services={services}>
        <GrowthBookProvider growthbook={growthbook}>
          <Provider store={store}>
            <SliceScopeProvider scope={remoteSlices.createScope('tested', store.dispatch)}>
              <RouterProvider router={router} />
            </SliceScopeProvider>
          </Provider>
        </GrowthBookProvider>
      </HostServicesProvider>
    </QueryClientProvider>,
  )
  return { ...view, router, queryClient, services, growthbook, user: userEvent.setup() }
}

function fakeHostServices(authData: AuthData, adActions: readonly AdAction[]) {
  return {
    session: { authData, refresh: jest.fn(async () => {}), logout: jest.fn(async () => {}) },
    showToast: jest.fn(),
    progress: { start: jest.fn(), done: jest.fn() },
    track: jest.fn(),
    setTitle: jest.fn(),
    preferences: { areSingleKeysOn: () => true },
    adActions,
    unsavedWork: { register: jest.fn(() => () => {}) },
  } satisfies HostServices
}
