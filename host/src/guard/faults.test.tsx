import { configureApiClient } from '@marquee/api-client/call-endpoint'
import { type AuthData, authCheck } from '@marquee/contract/authentication'
import { listBriefs } from '@marquee/contract/briefs'
import { getOnboarding } from '@marquee/contract/onboarding'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { latestBriefsQuery } from '../api/briefs.ts'
import { startGrowthBook } from '../feature-flags/growthbook-client.ts'
import { createSessionReload } from '../reload/session-reload.ts'
import { createRoutes } from '../routing/create-routes.tsx'
import { createShell, type Shell, ShellContext } from '../shell/shell.ts'
import { placeRegistry } from '../testing/place-registry.ts'

// No code of a remote takes part.
jest.mock('../remotes/remote-pages.ts', () => ({}))

/** Every fault of the matrix; `silent` is no answer at all. */
const faults = ['401', '403', '419', '429', '500', 'refused', 'silent', 'html'] as const
type Fault = (typeof faults)[number]

const FLAGS_PATH = '/api/features/sdk-test'
const calls = {
  authcheck: authCheck.path,
  onboarding: getOnboarding.path,
  flags: FLAGS_PATH,
  list: listBriefs.path,
} as const
type Call = keyof typeof calls

const verified = buildUser()
const states: Record<string, { authData: AuthData; showsOnboarding?: boolean }> = {
  visitor: { authData: buildAuthData({ user: null, authenticated: false }) },
  unverified: { authData: buildAuthData({ user: buildUser({ email_verified_at: null }) }) },
  'owner without plan': { authData: buildAuthData({ user_plan: null }) },
  'onboarding due': { authData: buildAuthData(), showsOnboarding: true },
  'ad-template-only': {
    authData: buildAuthData({
      is_allow_ad_template: true,
      workspace_features: { explore_pages: false, swipe_file: false },
    }),
  },
  member: { authData: buildAuthData({ user: { ...verified, current_workspace_is_owned: false } }) },
  admin: { authData: buildAuthData({ user: { ...verified, is_admin: true } }) },
}

interface Situation {
  fault: Fault
  call: Call
  state: { authData: AuthData; showsOnboarding?: boolean }
}

let answer: (path: string) => Promise<Response> = () => Promise.reject(new TypeError('Failed to fetch'))
const realFetch = globalThis.fetch

beforeAll(() => placeRegistry())

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  // jsdom has no EventSource, which GrowthBook says once.
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  globalThis.fetch = (address) => answer(new URL(String(address), 'http://localhost').pathname)
})

afterEach(() => {
  cleanup()
  jest.useRealTimers()
  globalThis.fetch = realFetch
  sessionStorage.clear()
  localStorage.clear()
})

function response(status: number, text: string): Promise<Response> {
  const part = {
    ok: status < 400,
    status,
    headers: { get: () => null },
    json: async () => JSON.parse(text) as unknown,
  }
  return Promise.resolve(part as unknown as Response)
}

function faultyAnswer(fault: Fault): Promise<Response> {
  if (fault === 'refused') {
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  if (fault === 'silent') {
    return new Promise(() => {})
  }
  return fault === 'html'
    ? response(200, '<!doctype html><h1>Proxy</h1>')
    : response(Number(fault), JSON.stringify({ message: `The server says ${fault}.` }))
}

function soundAnswer(path: string, { authData, showsOnboarding = false }: Situation['state']): Promise<Response> {
  const answers: Record<string, unknown> = {
    [calls.authcheck]: authData,
    [calls.onboarding]: {
      user_data: {
        show_onboarding_user_data: showsOnboarding,
        step: 'role',
        role: null,
        niches: [],
        goals: [],
        competitors: [],
        board_id: null,
      },
    },
    [calls.flags]: { status: 200, features: {} },
    [calls.list]: { data: [], meta: { next_cursor: null } },
  }
  return response(200, JSON.stringify(answers[path] ?? {}))
}

/** A page with a list, as every page of the product has one, and the flags. */
function ListPage({ shell }: { shell: Shell }) {
  const { data, error } = useQuery(latestBriefsQuery())
  useEffect(() => {
    startGrowthBook({ apiHost: 'http://localhost', clientKey: 'sdk-test', isOwn: true }, shell).catch(() => {})
  }, [shell])
  return (
    <main>
      <h1>Page</h1>
      {error === null ? null : <p role="alert">{error.message}</p>}
      {data === undefined ? null : <p>{data.data.length} briefs</p>}
    </main>
  )
}

/** Loads the page, as the browser does, with the host's own guard and error pages. */
function loadPage(onSessionLost: () => void) {
  const shell = createShell()
  configureApiClient({ onSessionLost })
  const [root] = createRoutes(shell)
  const { middleware, errorElement, hydrateFallbackElement } = root ?? {}
  const router = createMemoryRouter(
    [
      {
        middleware: middleware ?? [],
        errorElement,
        hydrateFallbackElement,
        children: ['/login', '/verify-email', '/plans', '/onboarding', '/ad-templates', '/explore', '/briefs'].map(
          (path) => ({ path, element: <ListPage shell={shell} /> }),
        ),
      },
    ],
    { initialEntries: ['/briefs'] },
  )
  render(
    <ShellContext value={shell}>
      <QueryClientProvider client={shell.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ShellContext>,
  )
  return router
}

/** Runs a page for half a minute, with every reload that it asks for. */
async function visit({ fault, call, state }: Situation) {
  answer = (path) => (path === calls[call] ? faultyAnswer(fault) : soundAnswer(path, state))
  let loads = 0
  let navigations = 0
  let isReloadDue = false

  function load(): void {
    loads += 1
    cleanup()
    const reload = createSessionReload({
      storage: () => sessionStorage,
      wasJustReloaded: () => loads > 1,
      reload: () => {
        isReloadDue = true
      },
      now: Date.now,
    })
    loadPage(() => void reload()).subscribe(() => {
      navigations += 1
    })
  }

  load()
  for (let second = 0; second < 31; second += 1) {
    await act(() => jest.advanceTimersByTimeAsync(1000))
    if (isReloadDue) {
      isReloadDue = false
      load()
    }
  }
  return { loads, navigations }
}

function expectReadable(): void {
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(document.body.textContent.trim().length).toBeGreaterThan(3)
}

describe.each(faults)('[G-01] [A-06] %s', (fault) => {
  describe.each(Object.keys(calls) as Call[])('of %s', (call) => {
    test.each(Object.entries(states))('as %s ends in a readable page, without a loop', async (_, state) => {
      const { loads, navigations } = await visit({ fault, call, state })
      expectReadable()
      expect(loads).toBeLessThanOrEqual(3)
      expect(navigations).toBeLessThan(20)
    })
  })
})

test('[A-06] a list that answers 401 for ever loads the page twice more, and then says what is wrong', async () => {
  const { loads } = await visit({ fault: '401', call: 'list', state: { authData: buildAuthData() } })
  expect(loads).toBe(3)
  expect(screen.getByRole('alert')).toHaveTextContent('The server says 401.')
})

test('[G-01] an access check without an answer says so, and offers to try again', async () => {
  await visit({ fault: 'silent', call: 'authcheck', state: { authData: buildAuthData() } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This is taking longer than usual')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})
