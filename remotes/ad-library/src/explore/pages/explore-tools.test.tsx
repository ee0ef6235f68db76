import { listAds } from '@marquee/contract/ad-search'
import { listBrands } from '@marquee/contract/brands'
import { hideBrand, listHiddenBrands, showBrand } from '@marquee/contract/hidden-brands'
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  pinSavedSearches,
  restoreSavedSearch,
  type SavedSearch,
  updateSavedSearch,
} from '@marquee/contract/saved-searches'
import { buildId } from '@marquee/testing/build-id'
import { respondWith } from '@marquee/testing/respond-with'
import { act, screen, waitFor, within } from '@testing-library/react'
import { pageOfAds, renderExplorePage } from '../../testing/render-explore-page.tsx'

function buildSavedSearch(changes: Partial<SavedSearch> = {}, number = 1): SavedSearch {
  return {
    id: buildId(number, 7),
    name: `Search ${number}`,
    search: { filters: { platform: ['tiktok'] }, sort: 'newest', per_brand: 5, include_unverified: false },
    is_pinned: false,
    created_at: '2026-11-20T09:00:00Z',
    updated_at: '2026-11-20T09:00:00Z',
    ...changes,
  }
}

describe('[F-01] ways to look at a list', () => {
  test('cards become lines, and the address says so', async () => {
    respondWith(listAds, pageOfAds(3))
    const { user, router } = renderExplorePage()
    await screen.findAllByRole('article')
    await user.click(screen.getByTitle('List'))
    await waitFor(() => expect(router.state.location.search).toBe('?view=list'))
    const rows = screen.getAllByRole('article')
    expect(rows).toHaveLength(3)
    act(() => rows[0]?.focus())
    await user.keyboard('{ArrowDown}')
    expect(rows[1]).toHaveFocus()
  })

  test('[P-05] the columns of the lines are chosen, stand in the address, and are there the next time', async () => {
    respondWith(listAds, pageOfAds(1))
    const { user, router } = renderExplorePage('/explore?view=list')
    const columns = () =>
      [...screen.getByRole('article').querySelectorAll('[data-column]')].map((one) => one.getAttribute('data-column'))
    await screen.findByRole('article')
    expect(columns()).toEqual(['format', 'platforms', 'run', 'reuse', 'score'])
    await user.click(screen.getByRole('combobox', { name: 'Columns' }))
    await user.click(await screen.findByTitle('Call to action'))
    await user.click(screen.getByTitle('Platforms'))
    expect(columns()).toEqual(['format', 'run', 'reuse', 'score', 'cta'])
    expect(router.state.location.search).toBe('?view=list&columns=format%2Crun%2Creuse%2Cscore%2Ccta')
    await user.click(screen.getByTitle('Cards'))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await user.click(screen.getByTitle('List'))
    await waitFor(() => expect(columns()).toEqual(['format', 'run', 'reuse', 'score', 'cta']))
    localStorage.clear()
  })

  test('what is left out is said, with the way to see it', async () => {
    respondWith(listAds, pageOfAds(1, { held_back: 12, leaves_out_unverified: true }))
    const { user, router } = renderExplorePage('/explore?sort=longest_running')
    expect(await screen.findByText(/12 more ads of brands that already show 5/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Include them' }))
    await waitFor(() => expect(router.state.location.search).toContain('include_unverified=true'))
    await user.click(screen.getByRole('button', { name: 'Show all ads of every brand' }))
    await waitFor(() => expect(router.state.location.search).toContain('per_brand=0'))
  })

  test('the drawer holds every filter; a number is searched when it is complete', async () => {
    const calls = respondWith(listAds, pageOfAds(1))
    const { user } = renderExplorePage()
    await user.click(await screen.findByRole('button', { name: /^Filter/ }))
    const drawer = await screen.findByRole('dialog')
    await user.type(within(drawer).getByLabelText('People reached in the EU, from'), '5000{Enter}')
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ min_reach: 5000 }))
    await user.click(within(drawer).getByRole('checkbox', { name: 'Only brands that we follow' }))
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ min_reach: 5000, followed: 'only' }))
    expect(calls.map(({ query }) => query.min_reach)).not.toContain(5)
  })
})

describe('[F-01] searches that are kept', () => {
  test('a ready-made search goes into the address as a whole and is marked', async () => {
    respondWith(listAds, pageOfAds(1))
    const { user, router } = renderExplorePage('/explore?q=old&view=list')
    await user.click(await screen.findByRole('button', { name: 'Winning now' }))
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        status: 'active',
        tier: 'winning,optimized',
        view: 'list',
      }),
    )
    expect(screen.getByRole('button', { name: 'Winning now' })).toHaveAttribute('aria-current', 'true')
  })

  test('the search that is shown is saved under a name', async () => {
    respondWith(listAds, pageOfAds(1))
    const { user } = renderExplorePage('/explore?q=climate&sort=oldest')
    const created = respondWith(createSavedSearch, ({ body }) => ({ data: buildSavedSearch({ name: body.name }) }))
    await user.click(await screen.findByRole('button', { name: 'My searches' }))
    await user.type(await screen.findByLabelText('Save the search that is shown as'), 'Climate{Enter}')
    await waitFor(() =>
      expect(created[0]?.body).toMatchObject({
        name: 'Climate',
        search: { filters: { q: 'climate' }, sort: 'oldest', per_brand: 5, include_unverified: false },
      }),
    )
  })

  test('[P-06] saved searches are opened, renamed, pinned in an order, deleted and brought back', async () => {
    respondWith(listAds, pageOfAds(1))
    const { user, router, services } = renderExplorePage('/explore', () => {
      const data = [buildSavedSearch({ is_pinned: true }, 1), buildSavedSearch({ is_pinned: true }, 2)]
      respondWith(listSavedSearches, { data: [...data, buildSavedSearch({}, 3)] })
    })
    const renamed = respondWith(updateSavedSearch, { data: buildSavedSearch() })
    const pinned = respondWith(pinSavedSearches, { data: [] })
    const deleted = respondWith(deleteSavedSearch, undefined)
    const restored = respondWith(restoreSavedSearch, { data: buildSavedSearch() })
    await user.click(await screen.findByRole('button', { name: 'My searches' }))

    await user.click(await screen.findByRole('button', { name: 'Rename Search 3' }))
    await user.clear(screen.getByLabelText('Name of the search'))
    await user.type(screen.getByLabelText('Name of the search'), 'Third{Enter}')
    await waitFor(() => expect(renamed[0]).toMatchObject({ params: { id: buildId(3, 7) }, body: { name: 'Third' } }))

    await user.click(await screen.findByRole('button', { name: 'Pin Search 3' }))
    await waitFor(() => expect(pinned[0]?.body.ids).toEqual([buildId(1, 7), buildId(2, 7), buildId(3, 7)]))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Search 2 up' })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: 'Move Search 2 up' }))
    await waitFor(() => expect(pinned[1]?.body.ids).toEqual([buildId(2, 7), buildId(1, 7)]))

    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Search 3' })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: 'Delete Search 3' }))
    await waitFor(() => expect(services.showToast).toHaveBeenCalled())
    expect(deleted[0]?.params.id).toBe(buildId(3, 7))
    await act(async () => services.showToast.mock.calls[0]?.[0].action?.onClick())
    await waitFor(() => expect(restored[0]?.params.id).toBe(buildId(3, 7)))

    const list = screen.getByRole('list', { name: 'Saved searches' })
    await user.click(within(list).getByRole('button', { name: /^Search 1/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?platform=tiktok'))
  })
})

describe('[F-01] brands that are too loud', () => {
  const loud = { id: buildId(1, 2), name: 'Brand 1', logo_url: null }

  test('the menu of an ad shows all of its brand, leaves it out, or hides it; the toast takes that back', async () => {
    respondWith(listAds, pageOfAds(2))
    const { user, router, services } = renderExplorePage()
    const hidden = respondWith(hideBrand, {
      data: { ...loud, hidden_by_name: 'Ada', hidden_at: '2026-11-20T09:00:00Z' },
    })
    const shown = respondWith(showBrand, undefined)
    const openMenu = async () => {
      await user.click(await screen.findByRole('button', { name: 'More about the ad of Brand 1' }))
    }
    await openMenu()
    await user.click(await screen.findByRole('menuitem', { name: 'This search without Brand 1' }))
    await waitFor(() => expect(router.state.location.search).toBe(`?not_brand=${loud.id}`))
    expect(screen.getByRole('button', { name: 'Remove filter Without brand Brand 1' })).toBeVisible()

    await openMenu()
    await user.click(await screen.findByRole('menuitem', { name: 'Hide Brand 1 for the whole workspace' }))
    await waitFor(() => expect(services.showToast).toHaveBeenCalled())
    expect(hidden[0]?.params.brand_id).toBe(loud.id)
    await act(async () => services.showToast.mock.calls[0]?.[0].action?.onClick())
    await waitFor(() => expect(shown[0]?.params.brand_id).toBe(loud.id))
  })

  test('a link that leaves brands out names them', async () => {
    respondWith(listAds, pageOfAds(1))
    const asked: unknown[] = []
    renderExplorePage(`/explore?not_brand=${loud.id}`, () => {
      respondWith(listBrands, ({ query }) => {
        asked.push(query.id)
        return {
          data: [{ ...loud, home: 'common' as const, name: 'Loud & Co', ads_count: 9 }],
          meta: { next_cursor: null },
        }
      })
    })
    expect(await screen.findByRole('button', { name: 'Remove filter Without brand Loud & Co' })).toBeVisible()
    expect(asked).toEqual([[loud.id]])
  })

  test('hidden brands are listed with the way back', async () => {
    respondWith(listAds, pageOfAds(1))
    const { user } = renderExplorePage('/explore', () => {
      respondWith(listHiddenBrands, { data: [{ ...loud, hidden_by_name: 'Ada', hidden_at: '2026-11-20T09:00:00Z' }] })
    })
    const shown = respondWith(showBrand, undefined)
    await user.click(await screen.findByRole('button', { name: 'Hidden brands' }))
    await user.click(await screen.findByRole('button', { name: 'Show again: Brand 1' }))
    await waitFor(() => expect(shown).toHaveLength(1))
  })
})
