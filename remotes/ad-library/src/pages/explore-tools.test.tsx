import { listAds } from '@marquee/contract/ads'
import { listBrands } from '@marquee/contract/brands'
import { hideBrand, listHiddenBrands, showBrand } from '@marquee/contract/hidden-brands'
import { changeSavedAds, undoSavedAdsChange } from '@marquee/contract/saved-ads'
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  pinSavedSearches,
  restoreSavedSearch,
  type SavedSearch,
  updateSavedSearch,
} from '@marquee/contract/saved-searches'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { act, screen, waitFor, within } from '@testing-library/react'
import { pageOfAds, renderExplorePage } from '../testing/render-explore-page.tsx'

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

describe('[F-01] selecting ads', () => {
  async function renderFive() {
    respondWith(listAds, pageOfAds(5))
    const page = renderExplorePage()
    const cards = await screen.findAllByRole('article')
    return { ...page, cards }
  }

  test('`x` selects, Shift+X selects up to there, Escape lets go of all', async () => {
    const { user, cards } = await renderFive()
    act(() => cards[0]?.focus())
    await user.keyboard('x')
    const bar = screen.getByRole('region', { name: 'Selected ads' })
    expect(bar).toHaveTextContent('1 ad selected')
    await user.keyboard('{End}{Shift>}X{/Shift}')
    expect(bar).toHaveTextContent('5 ads selected')
    await user.keyboard('x')
    expect(bar).toHaveTextContent('4 ads selected')
    await user.keyboard('{Escape}')
    expect(bar).not.toBeInTheDocument()
  })

  test('the selection is saved in one request, marked on the cards, and taken back from the toast', async () => {
    const changes = respondWith(changeSavedAds, { data: { id: buildId(9, 9), changed: 2 } })
    const undone = respondWith(undoSavedAdsChange, undefined)
    const { user, services, cards } = await renderFive()
    const boxes = screen.getAllByRole('checkbox', { name: /^Select the ad of/ })
    await user.click(boxes[0] as HTMLElement)
    await user.keyboard('{Shift>}')
    await user.click(boxes[1] as HTMLElement)
    await user.keyboard('{/Shift}')
    expect(boxes[1]).toBeChecked()
    await user.click(
      within(screen.getByRole('region', { name: 'Selected ads' })).getByRole('button', { name: 'Save to swipe file' }),
    )
    await waitFor(() => expect(services.showToast).toHaveBeenCalled())
    expect(changes[0]?.body).toEqual({ action: 'save', ad_ids: [buildId(1, 1), buildId(2, 1)] })
    expect(services.showToast.mock.calls[0]?.[0].summary).toBe('2 ads saved to the swipe file')
    expect(screen.queryByRole('region', { name: 'Selected ads' })).toBeNull()
    const save = () => within(cards[0] as HTMLElement).getByRole('button', { name: 'Save to swipe file' })
    expect(save()).toHaveAttribute('aria-pressed', 'true')

    await act(async () => services.showToast.mock.calls[0]?.[0].action?.onClick())
    await waitFor(() => expect(save()).toHaveAttribute('aria-pressed', 'false'))
    expect(undone).toHaveLength(1)
  })

  test('a refused save keeps the selection and says why', async () => {
    respondWith(changeSavedAds, failure(403, { message: 'You may only look.' }))
    const { user, services, cards } = await renderFive()
    act(() => cards[0]?.focus())
    await user.keyboard('x')
    const bar = screen.getByRole('region', { name: 'Selected ads' })
    await user.click(within(bar).getByRole('button', { name: 'Save to swipe file' }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ severity: 'error', detail: 'You may only look.' }),
      ),
    )
    expect(bar).toBeInTheDocument()
  })

  test('another search begins without a selection, and the one before finds its own again', async () => {
    const { user, cards, router } = await renderFive()
    act(() => cards[0]?.focus())
    await user.keyboard('x')
    await act(() => router.navigate('/explore?status=active'))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected ads' })).toBeNull())
    await act(() => router.navigate('/explore'))
    expect(await screen.findByRole('region', { name: 'Selected ads' })).toHaveTextContent('1 ad selected')
  })

  test('the selection is there when the person comes back from another page, and is saved whole', async () => {
    const changes = respondWith(changeSavedAds, { data: { id: buildId(9, 9), changed: 2 } })
    const { user, cards, router, queryClient } = await renderFive()
    act(() => cards[3]?.focus())
    await user.keyboard('x{End}x')
    await act(() => router.navigate('/swipe-file'))
    expect(screen.queryByRole('region', { name: 'Selected ads' })).toBeNull()
    // Meanwhile the list was forgotten: only its first page comes again.
    queryClient.clear()
    respondWith(listAds, pageOfAds(4, { next_cursor: 'more', total: 5 }))
    await act(() => router.navigate('/explore'))
    const bar = await screen.findByRole('region', { name: 'Selected ads' })
    expect(bar).toHaveTextContent('2 ads selected')
    await user.click(within(bar).getByRole('button', { name: 'Save to swipe file' }))
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]).toMatchObject({ body: { ad_ids: [buildId(4, 1), buildId(5, 1)] } })
  })

  test('the selection of one workspace is not that of another', async () => {
    const { user, cards, router, services } = await renderFive()
    act(() => cards[0]?.focus())
    await user.keyboard('x')
    services.session.authData = buildAuthData({ user: buildUser({ current_workspace_id: buildId(2, 3) }) })
    await act(() => router.navigate('/explore?view=list'))
    expect(screen.queryByRole('region', { name: 'Selected ads' })).toBeNull()
  })
})

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
    await user.click(await screen.findByRole('button', { name: /All filters/ }))
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

  test('saved searches are opened, renamed, pinned in an order, deleted and brought back', async () => {
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
        return { data: [{ ...loud, name: 'Loud & Co', ads_count: 9 }], meta: { next_cursor: null } }
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
