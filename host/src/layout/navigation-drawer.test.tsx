import { authCheck } from '@marquee/contract/authentication'
import { listNotifications } from '@marquee/contract/notifications'
import { HostServicesProvider } from '@marquee/remote-kit/host-services'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { respondWith } from '@marquee/testing/respond-with'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useHostServices } from '../shell/use-host-services.ts'
import { loadRemoteSlot } from '../remotes/remote-pages.ts'
import { buildLiveRemote, buildRegistry, libraryManifest } from '../testing/build-registry.ts'
import { placeRegistry } from '../testing/place-registry.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { AppLayout } from './app-layout.tsx'

jest.mock('../timing/after-first-content.ts', () => ({ afterFirstContent: (run: () => void) => run() }))
jest.mock('../remotes/remote-pages.ts', () => ({ loadRemoteSlot: jest.fn() }))

const loadSlot = jest.mocked(loadRemoteSlot)

function Layout() {
  return (
    <HostServicesProvider services={useHostServices()}>
      <AppLayout />
    </HostServicesProvider>
  )
}

async function renderLayout(address = '/dashboard', isAdmin = false) {
  respondWith(authCheck, buildAuthData({ user: buildUser({ is_admin: isAdmin }) }))
  respondWith(listNotifications, { data: [], meta: { next_cursor: null, unread: 0 } })
  const children = [{ path: '*', element: <h1>The page</h1> }]
  const view = renderShell([{ element: <Layout />, children }], address)
  const opener = await screen.findByRole('button', { name: 'Open navigation' })
  return { ...view, opener }
}

/** jsdom has no modal dialogs: these show and hide the content, and tell of the end as a browser does. */
beforeAll(() => {
  const registry = buildRegistry()
  placeRegistry({
    ...registry,
    remotes: { ...registry.remotes, 'ad-library': buildLiveRemote('ad-library', libraryManifest) },
  })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (this.open) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    }
  }
})

beforeEach(() => {
  loadSlot.mockResolvedValue({ Slot: () => <p>The boards</p>, release: '0123456789ab' })
})

const drawer = () => screen.getByRole('dialog', { name: 'Navigation' })
const link = (name: string) => within(drawer()).getByRole('link', { name })

describe('[R-20] the navigation of a phone', () => {
  test('opens by its button with every section, the open one marked, and the boards', async () => {
    const { user, opener } = await renderLayout('/briefs?view=board')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(opener)
    expect(link('Briefs')).toHaveAttribute('aria-current', 'page')
    expect(link('Dashboard')).not.toHaveAttribute('aria-current')
    expect(await within(drawer()).findByText('The boards')).toBeVisible()
  })

  test('[G-09] shows the pages of admins to admins only', async () => {
    const { user, opener } = await renderLayout('/dashboard', true)
    await user.click(opener)
    expect(link('My staff picks')).toBeInTheDocument()
  })

  test('[G-09] hides the pages of admins from everybody else', async () => {
    const { user, opener } = await renderLayout()
    await user.click(opener)
    expect(link('Staff picks')).toBeInTheDocument()
    expect(within(drawer()).queryByRole('link', { name: 'My staff picks' })).not.toBeInTheDocument()
  })

  test('a link leads to its page and closes it', async () => {
    const { user, opener, router } = await renderLayout()
    await user.click(opener)
    await user.click(link('Staff picks'))
    expect(router.state.location.pathname).toBe('/staff-picks')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test.each<[string, () => void]>([
    ['its button', () => within(drawer()).getByRole('button', { name: 'Close navigation' }).click()],
    ['a click beside it', () => void fireEvent.click(drawer())],
    // The browser itself closes a modal dialog by Escape.
    ['Escape', () => (drawer() as HTMLDialogElement).close()],
  ])('%s closes it, and it opens again', async (_, close) => {
    const { user, opener, router } = await renderLayout()
    await user.click(opener)
    act(close)
    await screen.findByRole('heading', { name: 'The page' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(opener)
    expect(link('Explore')).toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/dashboard')
  })

  test('a click inside of it that is no link leaves it open', async () => {
    const { user, opener } = await renderLayout()
    await user.click(opener)
    await user.click(within(drawer()).getByText('Find'))
    expect(drawer()).toBeInTheDocument()
  })
})

describe('a part of the side bar that a remote brings', () => {
  test('has its room from the start, a row for each board and one for itself', async () => {
    loadSlot.mockReturnValue(new Promise(() => {}))
    await renderLayout()
    expect(screen.getByTestId('side-bar-skeleton').childElementCount).toBe(1)
    expect(loadSlot).toHaveBeenCalledWith('ad-library', 'board-tree')
  })

  test('is asked for again by a button when it does not come', async () => {
    loadSlot.mockRejectedValueOnce(new Error('The network is down.'))
    const { user } = await renderLayout()
    await user.click(await screen.findByRole('button', { name: "This section couldn't load. Try again" }))
    expect(await screen.findByText('The boards')).toBeVisible()
  })

  test('is left out and reported when its code throws, and the rest of the navigation stays', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    function Broken(): never {
      throw new Error('The boards broke.')
    }
    loadSlot.mockResolvedValue({ Slot: Broken, release: '0123456789ab' })
    await renderLayout()
    await waitFor(() => expect(screen.queryByTestId('side-bar-skeleton')).not.toBeInTheDocument())
    expect(screen.getByRole('link', { name: 'Explore' })).toBeVisible()
  })
})

test.each([
  ['/explore', 'Explore'],
  ['/explore?ref=staff-picks', 'Staff picks'],
  ['/explore?user_ads=1', 'Swipe file'],
  ['/swipe-file?user_ads=0', 'Explore'],
  ['/briefs?ref=staff-picks', 'Briefs'],
])('[R-21] at %s the side navigation marks %s', async (address, label) => {
  await renderLayout(address)
  const [main] = screen.getAllByRole('navigation', { name: 'Main' })
  const marked = within(main as HTMLElement).getAllByRole('link', { current: 'page' })
  expect(marked.map(({ textContent }) => textContent)).toEqual([label])
})
