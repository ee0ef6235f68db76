import { listAdFilterOptions } from '@marquee/contract/ad-search'
import { type Board, getBoard, listBoards, updateBoardAd } from '@marquee/contract/boards'
import { listMembers } from '@marquee/contract/members'
import {
  changeSavedAds,
  listSavedAdTags,
  listSavedPlaces,
  saveAd,
  undoSavedAdsChange,
} from '@marquee/contract/saved-ads'
import { buildAdSummary } from '@marquee/testing/build-ad'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { buildSavedAd } from '@marquee/testing/build-saved-ad'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { fakePageSize } from '../../testing/fake-page-size.ts'
import { Page } from './board-page.tsx'

const saved = [buildSavedAd(), buildSavedAd({}, 2)]
const [{ id } = { id: '' }] = saved

function answer(ads = saved.map(({ ad }) => ({ ...ad, is_saved: false }))) {
  const board = { id, name: 'Inspiration for Tea', description: 'A start.', created_at: '2026-03-02T09:00:00Z' }
  const rest = { folder_id: null, covers: [], is_staff_pick: false, notes: {} }
  return { data: { ...board, ...rest, ads_count: ads.length, ads }, meta: { next_cursor: null } }
}

function renderBoard(authData = buildAuthData(), query = '') {
  fakePageSize()
  respondWith(listSavedAdTags, { data: [] })
  respondWith(listAdFilterOptions, { data: { niches: [], countries: [], languages: [], ctas: [] } })
  return renderPage(<Page />, { authData, address: `/boards/${id}${query}`, path: '/boards/:id' })
}

const summer: Board = {
  id: buildId(7, 8),
  name: 'Summer',
  description: '',
  folder_id: null,
  ads_count: 3,
  covers: [],
  is_staff_pick: false,
  created_at: '2026-03-02T09:00:00Z',
}
const adIds = saved.map(({ ad }) => ad.id)

describe('a board', () => {
  test('[F-02] what stands below its name waits for the board, and is not moved by it', async () => {
    respondWith(getBoard, answer())
    renderBoard()
    expect(screen.getByRole('heading', { level: 1, name: 'Board' })).toBeVisible()
    expect(document.querySelector('.count')).not.toBeInTheDocument()
    expect(await screen.findByText('2 ads', { selector: '.count' })).toBeVisible()
  })

  test('shows its ads under its name, and an ad is saved from there', async () => {
    const calls = respondWith(getBoard, answer())
    const saves = respondWith(saveAd, ({ params }) => ({
      data: saved.find(({ ad }) => ad.id === params.ad_id) ?? buildSavedAd(),
    }))
    const { user } = renderBoard()
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(screen.getByRole('heading', { level: 1, name: 'Inspiration for Tea' })).toBeVisible()
    expect(calls[0]?.params).toEqual({ id })
    const [button] = screen.getAllByRole('button', { name: 'Save to swipe file', pressed: false })
    await user.click(button as HTMLElement)
    expect(await screen.findByRole('button', { name: 'Save to swipe file', pressed: true })).toBeVisible()
    expect(saves).toHaveLength(1)
  })

  test('[A-21] a viewer looks at it and finds nothing to change', async () => {
    respondWith(getBoard, answer())
    renderBoard(buildAuthData({ user: buildUser({ current_workspace_role: 'viewer' }) }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    for (const name of ['Save to swipe file', 'Rename', 'Remove', 'Share', /^More about the ad/]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    }
  })

  test('[F-02] the image of an ad becomes the cover', async () => {
    const [shown] = answer().data.ads
    respondWith(getBoard, answer([{ ...buildAdSummary({}, 1), id: shown?.id ?? '' }]))
    const changed = respondWith(updateBoardAd, undefined)
    const { user } = renderBoard()
    await user.click(await screen.findByRole('button', { name: /^More about the ad/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Use as cover' }))
    await waitFor(() => expect(changed).toMatchObject([{ params: { ad_id: shown?.id }, body: { is_cover: true } }]))
  })

  test('[P-05] [P-10] it is searched as the address says, and says how many of its ads fit', async () => {
    const { data, meta } = answer()
    const calls = respondWith(getBoard, { data: { ...data, ads_count: 9 }, meta })
    respondWith(listMembers, { data: [], meta: { next_cursor: null } })
    const member = buildId(3)
    renderBoard(buildAuthData(), `?q=tea&format=video&tag=hook&saved_by=${member}&view=list&columns=started,cta`)
    expect(await screen.findByText('2 of 9 ads', { selector: '.count' })).toBeVisible()
    expect(calls[0]?.query).toMatchObject({ q: 'tea', format: ['video'], tag: ['hook'], saved_by: [member] })
    const columns = [...(screen.getAllByRole('article')[0]?.querySelectorAll('[data-column]') ?? [])]
    expect(columns.map((column) => column.getAttribute('data-column'))).toEqual(['started', 'cta'])
  })

  test('[P-10] words that nothing fits leave the search where it is, and the name of the board', async () => {
    respondWith(getBoard, ({ query }) => (query.q === undefined ? answer() : { ...answer([]), meta: answer().meta }))
    const { user, router } = renderBoard()
    await user.type(await screen.findByRole('searchbox', { name: 'Search the board' }), 'coffee{Enter}')
    expect(await screen.findByRole('heading', { name: 'No ads match' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Inspiration for Tea' })).toBeVisible()
    expect(router.state.location.search).toBe('?q=coffee')
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })

  test('[P-07] ads selected by the keyboard move to another board at once, and the toast puts them back', async () => {
    respondWith(getBoard, answer())
    respondWith(listBoards, { data: [{ ...summer, id, name: 'This one' }, summer], meta: { next_cursor: null } })
    respondWith(listSavedPlaces, {
      data: { saved_ad_ids: [], boards: [{ id: summer.id, name: 'Summer', ads_count: 1 }] },
    })
    const changeId = buildId(5)
    const changes = respondWith(changeSavedAds, { data: { id: changeId, changed: 2 } })
    const undone = respondWith(undoSavedAdsChange, undefined)
    const { user, services } = renderBoard()
    await screen.findAllByRole('article')
    await user.keyboard('jxjx')
    expect(screen.getByText('2 ads selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Move' }))
    expect(await screen.findByText(/already saved in Summer \(1\)/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^This one/ })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Create and move' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Summer.*1 of 2 here/ }))
    await waitFor(() => expect(services.showToast).toHaveBeenCalled())
    const move = { action: 'move_to_board', ad_ids: adIds, from_board_id: id, board_id: summer.id }
    expect(changes.map(({ body }) => body)).toEqual([move])
    const [toast] = services.showToast.mock.lastCall as unknown as [
      { summary: string; action: { onClick: () => void } },
    ]
    expect(toast.summary).toBe('2 ads moved to Summer')
    toast.action.onClick()
    await waitFor(() => expect(undone[0]?.params).toEqual({ id: changeId }))
    expect(screen.queryByText('2 ads selected')).not.toBeInTheDocument()
  })

  test('[P-07] an ad is taken off by its menu, with a way back', async () => {
    respondWith(getBoard, answer())
    const changes = respondWith(changeSavedAds, { data: { id: buildId(5), changed: 1 } })
    const { user, services } = renderBoard()
    const [menu] = await screen.findAllByRole('button', { name: /^More about the ad/ })
    await user.click(menu as HTMLElement)
    await user.click(await screen.findByRole('menuitem', { name: 'Take off the board' }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ action: expect.objectContaining({ label: 'Undo' }) }),
      ),
    )
    expect(changes[0]?.body).toEqual({ action: 'take_off_board', ad_ids: adIds.slice(0, 1), board_id: id })
  })

  test('[P-10] among some of its ads, none is moved to a position', async () => {
    respondWith(getBoard, answer())
    const { user } = renderBoard(buildAuthData(), '?q=tea')
    const [menu] = await screen.findAllByRole('button', { name: /^More about the ad/ })
    await user.click(menu as HTMLElement)
    expect(await screen.findByRole('menuitem', { name: 'Move to another board' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Move to the end' })).not.toBeInTheDocument()
  })

  test('one that is empty, or not there, leads to Explore', async () => {
    respondWith(getBoard, answer([]))
    const { unmount } = renderBoard()
    expect(await screen.findByRole('heading', { name: 'This board is empty' })).toBeVisible()
    unmount()
    respondWith(getBoard, failure(404, { message: 'This board does not exist.' }))
    const { user, router } = renderBoard()
    expect(await screen.findByRole('heading', { name: 'This board does not exist' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Explore ads' }))
    expect(router.state.location.pathname).toBe('/explore')
  })
})
