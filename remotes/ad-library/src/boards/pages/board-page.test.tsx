import { getBoard, updateBoardAd } from '@marquee/contract/boards'
import { saveAd } from '@marquee/contract/saved-ads'
import { buildAdSummary } from '@marquee/testing/build-ad'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
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

function renderBoard(authData = buildAuthData()) {
  fakePageSize()
  return renderPage(<Page />, { authData, address: `/boards/${id}`, path: '/boards/:id' })
}

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
