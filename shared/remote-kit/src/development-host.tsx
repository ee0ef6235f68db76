import { ApiError } from '@marquee/api-client/api-error'
import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { createQueryClient } from '@marquee/api-client/query-client'
import { withCsrfCookie } from '@marquee/api-client/with-csrf-cookie'
import { type AuthData, authCheck, login, logout } from '@marquee/contract/authentication'
import { GrowthBook, GrowthBookProvider } from '@growthbook/growthbook-react'
import { configureStore } from '@reduxjs/toolkit'
import { QueryClientProvider, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router'
import { type HostServices, HostServicesProvider, type ToastMessage } from './host-services.tsx'
import type { ReleaseManifest } from './release-manifest.ts'
import type { PageDefinition, RemoteManifest } from './remote-manifest.ts'
import { createRemoteSlices } from './remote-slices.ts'
import { SliceScopeProvider } from './use-remote-slice.tsx'

const authDataQuery = queryOptions({
  queryKey: ['auth-data'],
  queryFn: () => callEndpoint(authCheck, { query: { with_plan: '1' } }, { keepSession: true }),
})

/**
 * Runs one remote without a host, for its development: its pages under their real paths, the real API, a sign-in form, and a minimal
 * implementation of the host's services.
 * @param manifest the manifest of the remote's release
 * @param entry the remote's entry with the code of its pages
 * @param renderFrame wraps the whole page, as with the theme
 */
export function runStandalone(
  manifest: Pick<ReleaseManifest, 'routes'>,
  entry: RemoteManifest,
  renderFrame: (app: ReactNode) => ReactNode,
): void {
  const queryClient = createQueryClient()
  const pages = manifest.routes.flatMap(({ name, path }) => {
    const page: PageDefinition | undefined = new Map(Object.entries(entry.pages)).get(name)
    return page === undefined ? [] : [{ name, path, page }]
  })
  const router = createBrowserRouter([
    {
      element: <DevelopmentShell pages={pages} />,
      hydrateFallbackElement: <p>Loading…</p>,
      children: pages.map(({ path, page }) => ({
        path,
        lazy: async () => ({ Component: (await page.load()).Page }),
        loader: ({ params, request }) => {
          page.prefetch?.({ queryClient, params, url: new URL(request.url), signal: request.signal })
          return null
        },
      })),
    },
  ])
  const remoteSlices = createRemoteSlices()
  const store = configureStore({
    reducer: { remotes: remoteSlices.reducer },
    middleware: (getDefault) => getDefault({ immutableCheck: false, serializableCheck: { warnAfter: Infinity } }),
  })
  const scope = remoteSlices.createScope('standalone', store.dispatch)
  const root = document.createElement('div')
  document.body.append(root)
  createRoot(root).render(
    renderFrame(
      <Provider store={store}>
        <SliceScopeProvider scope={scope}>
          <GrowthBookProvider growthbook={new GrowthBook()}>
            <QueryClientProvider client={queryClient}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </GrowthBookProvider>
        </SliceScopeProvider>
      </Provider>,
    ),
  )
}

function DevelopmentShell({ pages }: { pages: readonly { name: string; path: string }[] }) {
  const { data: authData, error } = useQuery(authDataQuery)
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const services = useServices(authData, setToast)
  if (error !== null) {
    return <p role="alert">The API does not answer: {error.message}</p>
  }
  if (services === null) {
    return <p>Loading…</p>
  }
  return (
    <HostServicesProvider services={services}>
      <nav aria-label="Pages of this remote">
        {pages.map(({ name, path }) => (
          <Link key={name} to={path} style={{ marginInlineEnd: 12 }}>
            {name}
          </Link>
        ))}
        <button type="button" onClick={() => void services.session.logout()}>
          Sign out
        </button>
      </nav>
      <output>{toast === null ? null : `${toast.summary} ${toast.detail ?? ''}`}</output>
      {services.session.authData.user === null ? <SignInForm /> : <Outlet />}
    </HostServicesProvider>
  )
}

function useServices(authData: AuthData | undefined, showToast: (toast: ToastMessage) => void): HostServices | null {
  const queryClient = useQueryClient()
  return useMemo(() => {
    if (authData === undefined) {
      return null
    }
    const refresh = () => queryClient.invalidateQueries({ queryKey: authDataQuery.queryKey })
    return {
      session: {
        authData,
        refresh,
        logout: async () => {
          await withCsrfCookie(() => callEndpoint(logout, {}, { keepSession: true }))
          await refresh()
        },
      },
      showToast,
      progress: { start: () => {}, done: () => {} },
      track: () => {},
      setTitle: (title) => {
        document.title = title
      },
      preferences: { areSingleKeysOn: () => true },
      // A standalone remote has no other remotes beside it, and no new releases to switch to.
      adActions: [],
      unsavedWork: { register: () => () => {} },
    }
  }, [authData, queryClient, showToast])
}

function SignInForm() {
  const queryClient = useQueryClient()
  const [message, setMessage] = useState('')

  async function signIn(form: FormData): Promise<void> {
    try {
      const body = { email: toText(form, 'email'), password: toText(form, 'password') }
      await withCsrfCookie(() => callEndpoint(login, { body }, { keepSession: true }))
      await queryClient.invalidateQueries()
    } catch (error) {
      setMessage(error instanceof ApiError ? error.message : 'Signing in failed.')
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    void signIn(new FormData(event.currentTarget))
  }

  return (
    <form onSubmit={handleSubmit}>
      <label>
        E-mail <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit">Sign in</button>
      <p role="alert">{message}</p>
    </form>
  )
}

function toText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
