import { authCheck, type AuthData } from '@marquee/contract/authentication'
import { type Board, listBoards } from '@marquee/contract/boards'
import { listBrands } from '@marquee/contract/brands'
import { listBriefs } from '@marquee/contract/briefs'
import { listProducts } from '@marquee/contract/products'
import { listWorkspaces } from '@marquee/contract/workspaces'
import { HostServicesProvider } from '@marquee/remote-kit/host-services'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { buildBriefSummary } from '@marquee/testing/build-brief'
import { buildId } from '@marquee/testing/build-id'
import { buildProduct } from '@marquee/testing/build-product'
import { respondWith } from '@marquee/testing/respond-with'
import { screen } from '@testing-library/react'
import { buildLiveRemote, buildRegistry, libraryManifest } from '../testing/build-registry.ts'
import { placeRegistry } from '../testing/place-registry.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { useHostServices } from '../shell/use-host-services.ts'
import { useCommandPanels } from './use-command-panels.tsx'

function Layout() {
  const services = useHostServices()
  return (
    <HostServicesProvider services={services}>
      <Content />
    </HostServicesProvider>
  )
}

function Content() {
  const { panel, openPalette } = useCommandPanels()
  return (
    <>
      <button type="button" onClick={openPalette}>
        Search and commands
      </button>
      <input aria-label="Title" />
      {panel}
    </>
  )
}

async function renderLayout(authData: AuthData = buildAuthData()) {
  respondWith(authCheck, authData)
  respondWith(listWorkspaces, { data: [], meta: { next_cursor: null } })
  const view = renderShell([{ path: '*', element: <Layout /> }], '/dashboard')
  await screen.findByRole('button', { name: 'Search and commands' })
  return view
}

const field = () => screen.findByRole('combobox', { name: 'Search everything' })

// A pause in the typing asks for what has such a name: with a slow machine, in every test that types.
beforeEach(() => {
  for (const endpoint of [listBrands, listBoards, listBriefs, listProducts]) {
    respondWith(endpoint, { data: [], meta: { next_cursor: null } })
  }
})

/** Letters typed one by one may each be searched for. */
async function writeAtOnce(user: ReturnType<typeof renderShell>['user'], words: string): Promise<void> {
  await user.click(await field())
  await user.paste(words)
}

beforeAll(() => {
  const registry = buildRegistry()
  placeRegistry({
    ...registry,
    remotes: { ...registry.remotes, 'ad-library': buildLiveRemote('ad-library', libraryManifest) },
  })
  Element.prototype.scrollIntoView = () => {}
  // jsdom scrolls nothing and has no modal dialogs: these show and hide the content, and leave the rest to the browser.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('the palette opens by its keys, and its first choice runs by Enter', async () => {
  const { user, router } = await renderLayout()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'swi{Enter}')
  expect(router.state.location.pathname).toBe('/swipe-file')
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})

test('arrow keys choose, around both ends, and the field names what is chosen', async () => {
  const { user } = await renderLayout()
  await user.click(screen.getByRole('button', { name: 'Search and commands' }))
  const input = await field()
  await user.type(input, 'brief')
  const chosen = () => screen.getByRole('option', { selected: true })
  expect(chosen()).toHaveTextContent('Briefs')
  expect(input).toHaveAttribute('aria-activedescendant', chosen().id)
  await user.keyboard('{ArrowUp}')
  expect(chosen()).toHaveTextContent('Search ads for “brief”')
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toHaveTextContent('Briefs')
  expect(input).toHaveAttribute('aria-activedescendant', chosen().id)
})

test('what is typed can be searched among the ads', async () => {
  const { user, router } = await renderLayout()
  await user.keyboard('{Meta>}k{/Meta}')
  await user.type(await field(), 'iced coffee & tea{Enter}')
  expect(router.state.location.pathname + router.state.location.search).toBe('/explore?q=iced+coffee+%26+tea')
})

test('[G-09] the pages of admins are offered to admins only', async () => {
  const { user } = await renderLayout()
  await user.keyboard('{Control>}k{/Control}')
  await field()
  expect(screen.getByRole('option', { name: 'Staff picks' })).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: 'My staff picks' })).not.toBeInTheDocument()
})

test('g and a letter go to a page, but not while typing', async () => {
  const { user, router } = await renderLayout()
  await user.type(screen.getByLabelText('Title'), 'gb?')
  expect(router.state.location.pathname).toBe('/dashboard')
  expect(screen.getByLabelText('Title')).toHaveValue('gb?')
  await user.click(document.body)
  await user.keyboard('gb')
  expect(router.state.location.pathname).toBe('/briefs')
})

test('shortcuts of a single key can be turned off, for good', async () => {
  const { user, router } = await renderLayout()
  await user.keyboard('?')
  await user.click(await screen.findByRole('checkbox', { name: 'Use shortcuts of a single key' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('?gb')
  expect(screen.queryByRole('heading', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/dashboard')
  await user.keyboard('{Control>}k{/Control}')
  expect(await field()).toBeInTheDocument()
})

describe('[R-20] what has a name is found by it', () => {
  const found = { next_cursor: null }
  const nordicHooks: Board = {
    id: buildId(1, 8),
    name: 'Nordic hooks',
    description: '',
    folder_id: null,
    ads_count: 3,
    covers: [],
    is_staff_pick: false,
    created_at: '2026-11-20T09:00:00Z',
  }

  function respondWithFound() {
    const calls = {
      brands: respondWith(listBrands, {
        data: [{ id: buildId(1, 7), home: 'common', name: 'Nordlicht Kaffee', logo_url: null, ads_count: 3 }],
        meta: found,
      }),
      boards: respondWith(listBoards, { data: [nordicHooks], meta: found }),
      briefs: respondWith(listBriefs, { data: [buildBriefSummary({ title: 'Nordlicht, second wave' })], meta: found }),
      products: respondWith(listProducts, { data: [buildProduct({ name: 'Nord kettle' })], meta: found }),
    }
    return () => Object.values(calls).map((all) => all.map(({ query }) => query))
  }

  test('brands, boards, briefs and products stand below what the host knows, and lead to themselves', async () => {
    const asked = respondWithFound()
    const { user, router } = await renderLayout()
    await user.keyboard('{Control>}k{/Control}')
    await writeAtOnce(user, 'nord')
    await screen.findByRole('option', { name: 'Nord kettle' })
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Nordlicht Kaffee',
      'Nordic hooks',
      'Nordlicht, second wave',
      'Nord kettle',
      'Search ads for “nord”',
    ])
    expect(asked()).toMatchObject([1, 2, 3, 4].map(() => [{ q: 'nord', limit: 4 }]))
    await user.click(screen.getByRole('option', { name: 'Nordic hooks' }))
    expect(router.state.location.pathname).toBe(`/boards/${buildId(1, 8)}`)
  })

  test('[G-04] nothing is asked for that the account may not open', async () => {
    const asked = respondWithFound()
    const { user } = await renderLayout(
      buildAuthData({ workspace_features: { explore_pages: true, swipe_file: false } }),
    )
    await user.keyboard('{Control>}k{/Control}')
    await writeAtOnce(user, 'nord')
    await screen.findByRole('option', { name: 'Nord kettle' })
    expect(screen.queryByRole('option', { name: 'Nordic hooks' })).not.toBeInTheDocument()
    expect(asked().map((queries) => queries.length)).toEqual([1, 0, 1, 1])
  })
})
