import { authCheck } from '@marquee/contract/authentication'
import { getBoardTree } from '@marquee/contract/boards'
import { HostServicesProvider } from '@marquee/remote-kit/host-services'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { respondWith } from '@marquee/testing/respond-with'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useHostServices } from '../shell/use-host-services.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { AppLayout } from './app-layout.tsx'

function Layout() {
  return (
    <HostServicesProvider services={useHostServices()}>
      <AppLayout />
    </HostServicesProvider>
  )
}

async function renderLayout(address = '/dashboard', isAdmin = false) {
  respondWith(authCheck, buildAuthData({ user: buildUser({ is_admin: isAdmin }) }))
  const board = { id: buildId(1, 8), name: 'Hooks', folder_id: null, ads_count: 3 }
  respondWith(getBoardTree, { data: { folders: [], boards: [board] } })
  const children = [{ path: '*', element: <h1>The page</h1> }]
  const view = renderShell([{ element: <Layout />, children }], address)
  const opener = await screen.findByRole('button', { name: 'Open navigation' })
  return { ...view, opener }
}

/** jsdom has no modal dialogs: these show and hide the content, and tell of the end as a browser does. */
beforeAll(() => {
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

const drawer = () => screen.getByRole('dialog', { name: 'Navigation' })
const link = (name: string) => within(drawer()).getByRole('link', { name })

describe('[R-20] the navigation of a phone', () => {
  test('opens by its button with every section, the open one marked, and the boards', async () => {
    const { user, opener } = await renderLayout('/briefs?view=board')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(opener)
    expect(link('Briefs')).toHaveAttribute('aria-current', 'page')
    expect(link('Dashboard')).not.toHaveAttribute('aria-current')
    expect(await within(drawer()).findByRole('link', { name: /Hooks/ })).toHaveAttribute(
      'href',
      `/boards/${buildId(1, 8)}`,
    )
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
    await user.click(link('Products'))
    expect(router.state.location.pathname).toBe('/products')
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
