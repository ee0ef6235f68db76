import { findBrandsToFollow, listSpiedBrands, type SpiedBrand, updateSpiedBrand } from '@marquee/contract/brand-spy'
import { followBrand } from '@marquee/contract/brands'
import { fillSpyFolder, orderSpyFolders, removeSpyFolder, renameSpyFolder } from '@marquee/contract/spy-folders'
import { forgetWantedBrand, listWantedBrands, wantBrand, type WantedBrand } from '@marquee/contract/wanted-brands'
import { listWorkspaceSources, type WorkspaceSource } from '@marquee/contract/workspace-sources'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Page } from './brand-spy-page.tsx'

const lumen: SpiedBrand = {
  id: buildId(1, 7),
  name: 'Lumen Skin',
  logo_url: null,
  website: null,
  followed_at: '2026-11-01T09:00:00Z',
  folder: 'Skin care',
  is_favorite: false,
  alert_channel: 'none',
  alert_frequency: 'daily',
  webhook_url: null,
  active_ads: 40,
  ads_count: 90,
  launched_1d: { count: 1, before: 0 },
  launched_7d: { count: 12, before: 15 },
  launched_30d: { count: 30, before: 30 },
  coverage: { looked_at: '2026-11-20T09:00:00Z', active_ads: 40, seen_7d: 30, sources: ['meta'] },
  looks: [],
}

function answer(data: SpiedBrand[], followed = data.length, folders = ['Skin care']): void {
  respondWith(listSpiedBrands, { data, meta: { next_cursor: null, followed, limit: 25, folders } })
}

function answerSources(data: WorkspaceSource[]): void {
  respondWith(listWorkspaceSources, { data, meta: { can_keep_credentials: true } })
}

beforeEach(() => {
  respondWith(listWantedBrands, { data: [] })
  answerSources([])
})

describe('[F-03] [P-20] the list of followed brands', () => {
  test('says what each launched with its trend, how complete that is, and how many the plan allows', async () => {
    answer([lumen])
    renderPage(<Page />, { address: '/brand-spy' })
    const row = within(await screen.findByRole('row', { name: /Lumen Skin/ }))
    expect(row.getByTitle('15 in the 7 days before')).toHaveTextContent('12−3 against the 7 days before')
    expect(row.getByText('75% seen in 7 days')).toBeVisible()
    expect(row.getByRole('link', { name: 'Lumen Skin' })).toHaveAttribute('href', `/brand-spy/${lumen.id}`)
    expect(screen.getByText('1 of 25 brands in your plan')).toBeVisible()
    expect(screen.getByText(/bets, not results/)).toBeVisible()
  })

  test('marks a favourite', async () => {
    answer([lumen])
    const changes = respondWith(updateSpiedBrand, { data: { ...lumen, is_favorite: true, webhook_secret: null } })
    const { user } = renderPage(<Page />, { address: '/brand-spy' })
    await user.click(await screen.findByRole('button', { name: 'Favorite: Lumen Skin' }))
    await waitFor(() => expect(changes[0]).toMatchObject({ params: { id: lumen.id }, body: { is_favorite: true } }))
  })

  test('who follows nobody finds a brand by name or website, and is told when the plan is full', async () => {
    answer([], 0)
    const asked = respondWith(findBrandsToFollow, {
      data: [{ ...lumen, is_followed: false, matches: 'website' }],
    })
    respondWith(followBrand, failure(409, { message: 'Your plan follows 25 brands.' }))
    const { user, services } = renderPage(<Page />, { address: '/brand-spy' })
    await user.click((await screen.findAllByRole('button', { name: 'Follow a brand' }))[0] ?? document.body)
    const dialog = within(await screen.findByRole('dialog', { name: 'Follow a brand' }))
    await user.type(dialog.getByLabelText('Name, website or page id'), 'lumen.example{Enter}')
    expect(await dialog.findByText('40 active ads · by its website')).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ query: { q: 'lumen.example' } })
    await user.click(dialog.getByRole('button', { name: 'Follow Lumen Skin' }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ detail: 'Your plan follows 25 brands.' }),
      ),
    )
  })
})

describe('[R-12] a brand that is not in the library', () => {
  const wanted = {
    id: buildId(9, 7),
    name: 'lumen.example',
    kind: 'website',
    created_at: '2026-11-01T09:00:00Z',
    looks: [],
  } satisfies WantedBrand

  test('is waited for by the address of its site, and shown as such', async () => {
    answer([], 0)
    respondWith(findBrandsToFollow, { data: [] })
    const asked = respondWith(wantBrand, { data: wanted })
    const { user } = renderPage(<Page />, { address: '/brand-spy' })
    await user.click((await screen.findAllByRole('button', { name: 'Follow a brand' }))[0] ?? document.body)
    const dialog = within(await screen.findByRole('dialog', { name: 'Follow a brand' }))
    await user.type(dialog.getByLabelText('Name, website or page id'), 'lumen.example{Enter}')
    respondWith(listWantedBrands, { data: [wanted] })
    await user.click(await dialog.findByRole('button', { name: 'Follow it when it comes' }))
    await waitFor(() => expect(asked[0]?.body).toEqual({ address: 'lumen.example' }))
    expect(await screen.findByText(/Nothing is known of these brands so far/)).toBeVisible()
    expect(screen.getByText('lumen.example')).toBeVisible()
  })

  test('is waited for no longer, with an undo', async () => {
    answer([], 0)
    respondWith(listWantedBrands, { data: [wanted] })
    const forgotten = respondWith(forgetWantedBrand, undefined)
    const { user, services } = renderPage(<Page />, { address: '/brand-spy' })
    await user.click(await screen.findByRole('button', { name: 'Stop waiting' }))
    await waitFor(() => expect(forgotten[0]?.params).toEqual({ id: wanted.id }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ action: expect.objectContaining({ label: 'Undo' }) }),
      ),
    )
  })
})

describe('[R-12] the sources of a workspace', () => {
  async function openDialog() {
    answer([], 0)
    const { user } = renderPage(<Page />, { address: '/brand-spy' })
    await user.click((await screen.findAllByRole('button', { name: 'Follow a brand' }))[0] ?? document.body)
    return within(await screen.findByRole('dialog', { name: 'Follow a brand' }))
  }

  test('without one, the dialog says what arrives and leads to where one is connected', async () => {
    const dialog = await openDialog()
    expect(await dialog.findByText(/new ones arrive only when a file of ads is imported/)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Connect a source' })).toHaveAttribute(
      'href',
      '/account-settings/integrations',
    )
  })

  test('with one, the dialog says how often it looks and what it cannot see', async () => {
    const source = {
      id: buildId(4, 7),
      provider: 'meta',
      credential_hint: 'oken',
      problem: null,
      last_used_at: null,
    } as const
    answerSources([source])
    const dialog = await openDialog()
    expect(
      await dialog.findByText(/every day with Meta Ad Library .*no images, videos, calls to action or landing pages/),
    ).toBeVisible()
  })

  test('the list says when each brand was last looked at with one, and how many ads ran', async () => {
    const look = {
      provider: 'meta',
      looked_at: new Date().toISOString(),
      ads_found: 34,
      state: 'done',
      problem: null,
    } as const
    answer([{ ...lumen, looks: [look] }])
    renderPage(<Page />, { address: '/brand-spy' })
    expect(await screen.findByText(/Meta Ad Library .*: 34 active ads/)).toBeVisible()
  })
})

test('[R-12] folders are renamed, put in order, and removed with an undo', async () => {
  answer([lumen], 1, ['Skin care', 'Nordics'])
  const renamed = respondWith(renameSpyFolder, { data: ['Beauty', 'Nordics'] })
  const ordered = respondWith(orderSpyFolders, { data: ['Nordics', 'Skin care'] })
  respondWith(removeSpyFolder, { data: ['Nordics'], meta: { brand_ids: [lumen.id] } })
  const filled = respondWith(fillSpyFolder, { data: ['Nordics', 'Skin care'] })
  const { user, services } = renderPage(<Page />, { address: '/brand-spy' })
  await user.click(await screen.findByRole('button', { name: 'Edit folders' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Folders')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Move Nordics up' }))
  await waitFor(() => expect(ordered[0]?.body).toEqual({ names: ['Nordics', 'Skin care'] }))
  await user.click(dialog.getByRole('button', { name: 'Remove Skin care' }))
  await waitFor(() => expect(services.showToast).toHaveBeenCalled())
  const [toast] = services.showToast.mock.lastCall ?? []
  await act(async () => toast.action.onClick())
  await waitFor(() => expect(filled[0]?.body).toEqual({ name: 'Skin care', brand_ids: [lumen.id] }))
  const name = dialog.getByRole('textbox', { name: 'Name of Nordics' })
  await user.clear(name)
  await user.type(name, 'Beauty{Enter}')
  await waitFor(() => expect(renamed[0]?.body).toEqual({ name: 'Nordics', new_name: 'Beauty' }))
})
