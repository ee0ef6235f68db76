import { act, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Link, type RouteObject } from 'react-router'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { authDataQuery } from '../api/authentication.ts'
import { PageErrorPanel } from '../errors/page-error-panel.tsx'
import { RemoteLoadError } from '../remotes/remote-failure.ts'
import { confirmRendered, loadRemotePage, recoverFromRender } from '../remotes/remote-pages.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { context, LIVE } from '../testing/set-up-loader.ts'
import { loadRemoteRoute, RemotePage } from './remote-page.tsx'
import { RootLayout } from './root-layout.tsx'

// Only the code of remotes is left out.
jest.mock('../remotes/remote-pages.ts', () => ({
  loadRemotePage: jest.fn(),
  confirmRendered: jest.fn(),
  recoverFromRender: jest.fn(),
}))

const OLDER = 'ffffffffffff'
const page = { name: 'briefs', owner: 'briefs' } as const
const Good: ComponentType = () => <h1>Briefs</h1>
const Throwing: ComponentType = () => {
  throw new TypeError('thrown by the page')
}

const signals: AbortSignal[] = []

/** A page of a remote, and a link to a page of the host. */
function openPage(isAdmin = false) {
  const remote: RouteObject = {
    path: '/briefs',
    loader: ({ request }) => loadRemoteRoute(page, { ...context(), signal: request.signal }),
    element: <RemotePage page={page} />,
    errorElement: <PageErrorPanel />,
  }
  const layout: RouteObject = {
    element: (
      <>
        <RootLayout />
        <Link to="/other">Leave</Link>
      </>
    ),
    children: [remote, { path: '/other', element: <h1>Other</h1> }],
    hydrateFallbackElement: <p>Starting</p>,
  }
  return renderShell([layout], '/briefs', (queryClient) =>
    queryClient.setQueryData(authDataQuery().queryKey, buildAuthData({ user: { ...buildUser(), is_admin: isAdmin } })),
  )
}

beforeEach(() => {
  jest.resetAllMocks()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  signals.length = 0
})
afterEach(() => jest.useRealTimers())

describe('[P-97] a page that throws while it is shown', () => {
  test('is replaced by another release', async () => {
    jest
      .mocked(loadRemotePage)
      .mockResolvedValueOnce({ Page: Throwing, release: LIVE })
      .mockResolvedValueOnce({ Page: Good, release: OLDER })
    jest.mocked(recoverFromRender).mockResolvedValueOnce(true)
    openPage()
    expect(await screen.findByRole('heading', { name: 'Briefs' })).toBeVisible()
    expect(recoverFromRender).toHaveBeenCalledWith(page, LIVE, expect.any(TypeError))
    expect(confirmRendered).toHaveBeenCalledTimes(1)
    expect(confirmRendered).toHaveBeenCalledWith(page, OLDER)
  })

  test('shows the panel if the other release throws too, with the stack for administrators', async () => {
    jest
      .mocked(loadRemotePage)
      .mockResolvedValueOnce({ Page: Throwing, release: LIVE })
      .mockResolvedValueOnce({ Page: Throwing, release: OLDER })
    jest.mocked(recoverFromRender).mockResolvedValueOnce(true).mockResolvedValueOnce(false)
    openPage(true)
    expect(await screen.findByRole('heading', { name: 'This page stopped working' })).toBeVisible()
    expect(screen.getByText(`briefs, release ${OLDER}`)).toBeVisible()
    expect(screen.getByText(/TypeError: thrown by the page/)).toBeInTheDocument()
    expect(loadRemotePage).toHaveBeenCalledTimes(2)
  })

  test('shows other users no stack', async () => {
    jest.mocked(loadRemotePage).mockResolvedValueOnce({ Page: Throwing, release: LIVE })
    jest.mocked(recoverFromRender).mockResolvedValueOnce(false)
    openPage()
    expect(await screen.findByText(`briefs, release ${LIVE}`)).toBeVisible()
    expect(screen.queryByText(/thrown by the page/)).not.toBeInTheDocument()
  })
})

describe('[P-97] a page that takes long', () => {
  function hang() {
    const { promise, ...settle } = Promise.withResolvers<{ Page: ComponentType; release: string }>()
    jest.mocked(loadRemotePage).mockImplementationOnce((_, { signal }) => {
      signals.push(signal)
      return promise
    })
    return settle
  }

  async function passPatience(): Promise<void> {
    jest.useFakeTimers()
    openPage()
    await act(() => jest.advanceTimersByTimeAsync(3000))
    jest.useRealTimers()
  }

  test('leaves the links usable, and its load is given up when the user leaves', async () => {
    hang()
    await passPatience()
    expect(screen.getByText('Loading the page')).toBeInTheDocument()
    act(() => screen.getByRole('link', { name: 'Leave' }).click())
    expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible()
    await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]))
  })

  test('is shown when it arrives', async () => {
    const { resolve } = hang()
    await passPatience()
    resolve({ Page: Good, release: LIVE })
    expect(await screen.findByRole('heading', { name: 'Briefs' })).toBeVisible()
    expect(confirmRendered).toHaveBeenCalledWith(page, LIVE)
    expect(signals[0]?.aborted).toBe(false)
  })

  test('shows the panel if it fails, and tries again', async () => {
    const { reject } = hang()
    await passPatience()
    reject(new RemoteLoadError('briefs', LIVE, 'timeout'))
    expect(await screen.findByText(/is taking too long to load/)).toBeVisible()
    jest.mocked(loadRemotePage).mockResolvedValueOnce({ Page: Good, release: LIVE })
    act(() => screen.getByRole('button', { name: 'Try again' }).click())
    expect(await screen.findByRole('heading', { name: 'Briefs' })).toBeVisible()
  })
})
