import { getAd, listAds } from '@marquee/contract/ad-search'
import { addBoardAds, type Board, createBoard, listBoards } from '@marquee/contract/boards'
import { changeSavedAds, listSavedAdTags, listSavedPlaces } from '@marquee/contract/saved-ads'
import { getAdShare, shareAd } from '@marquee/contract/sharing'
import { buildAd } from '@marquee/testing/build-ad'
import { buildId } from '@marquee/testing/build-id'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { FileText } from 'lucide-react'
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { pageOfAds, renderExplorePage } from '../../testing/render-explore-page.tsx'

const hooks: Board = {
  id: buildId(1, 8),
  name: 'Hooks',
  description: '',
  folder_id: null,
  ads_count: 3,
  covers: [],
  is_staff_pick: false,
  created_at: '2026-11-20T09:00:00Z',
}
const share = {
  token: 'a-token',
  shows_notes: false,
  allows_comments: false,
  allows_download: false,
  has_password: false,
  expires_at: null,
  is_expired: false,
  created_at: '2026-11-20T09:00:00Z',
}

function respondWithBoards() {
  respondWith(listBoards, { data: [hooks], meta: { next_cursor: null } })
  return respondWith(addBoardAds, { data: { ...hooks, ads_count: 4 } })
}

async function chooseBoard(user: ReturnType<typeof renderExplorePage>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Hooks/ }))
}

describe('[F-01] [F-02] what can be done with an ad in Explore', () => {
  const ad = buildAd({ media: [] })

  test('`b` puts the focused ad on a board, and the toast leads there', async () => {
    respondWith(listAds, pageOfAds(2))
    const added = respondWithBoards()
    const { user, router, services } = renderExplorePage()
    const [, second] = await screen.findAllByRole('article')
    act(() => second?.focus())
    await user.keyboard('b')
    await chooseBoard(user)
    await waitFor(() => expect(services.showToast).toHaveBeenCalled())
    expect(added).toMatchObject([{ params: { id: hooks.id }, body: { ad_ids: [pageOfAds(2).data[1]?.id] } }])
    const [toast] = services.showToast.mock.lastCall ?? []
    expect(toast).toMatchObject({ severity: 'success', summary: '1 ad is on the board Hooks' })
    await act(async () => toast.action.onClick())
    expect(router.state.location.pathname).toBe(`/boards/${hooks.id}`)
  })

  test('all selected ads go to a board that is made on the way', async () => {
    respondWith(listAds, pageOfAds(2))
    const added = respondWithBoards()
    const made = respondWith(createBoard, { data: { ...hooks, name: 'New hooks' } })
    const { user } = renderExplorePage()
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select the ad of/ })) {
      await user.click(box)
    }
    await user.click(screen.getByRole('button', { name: 'Add to board' }))
    await user.type(await screen.findByLabelText('New board'), 'New hooks{Enter}')
    await waitFor(() => expect(added[0]?.body.ad_ids).toHaveLength(2))
    expect(made[0]?.body.name).toBe('New hooks')
  })

  test('Shift+S saves with tags, a note and a board in one request, and names where the ad is already', async () => {
    respondWith(listAds, pageOfAds(2))
    respondWithBoards()
    const [first] = pageOfAds(1).data
    const { user, services } = renderExplorePage('/explore', () => {
      respondWith(listSavedAdTags, { data: [] })
      respondWith(listSavedPlaces, {
        data: { saved_ad_ids: [], boards: [{ id: hooks.id, name: 'Hooks', ads_count: 1 }] },
      })
    })
    const changes = respondWith(changeSavedAds, { data: { id: buildId(4), changed: 1 } })
    const [card] = await screen.findAllByRole('article')
    act(() => card?.focus())
    await user.keyboard('{Shift>}S{/Shift}')
    expect(await screen.findByText('Already saved in Hooks.')).toBeVisible()
    await user.type(screen.getByRole('combobox', { name: /^Tags/ }), 'hook,')
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Copy the opening')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(services.showToast).toHaveBeenCalled())
    expect(changes.map(({ body }) => body)).toEqual([
      { action: 'save', ad_ids: [first?.id], tags: ['hook'], note: 'Copy the opening' },
    ])
  })

  test('a board that has the ad already says so', async () => {
    respondWith(listAds, pageOfAds(1))
    respondWithBoards()
    const { user } = renderExplorePage('/explore', () => {
      respondWith(listSavedPlaces, {
        data: { saved_ad_ids: [], boards: [{ id: hooks.id, name: 'Hooks', ads_count: 1 }] },
      })
    })
    const card = await screen.findByRole('article')
    act(() => card.focus())
    await user.keyboard('b')
    expect(await screen.findByRole('button', { name: /^Hooks.*Already here/ })).toBeVisible()
  })

  test('a board that refuses is said, and stays open to choose another', async () => {
    respondWith(listAds, pageOfAds(1))
    respondWithBoards()
    respondWith(addBoardAds, failure(404, { message: 'There is no such board.' }))
    const { user, services } = renderExplorePage()
    const card = await screen.findByRole('article')
    act(() => card.focus())
    await user.keyboard('b')
    await chooseBoard(user)
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ severity: 'error', detail: 'There is no such board.' }),
      ),
    )
    expect(screen.getByLabelText('New board')).toBeVisible()
  })

  test('[F-17] its menu makes a link and the code that embeds it', async () => {
    respondWith(listAds, pageOfAds(1))
    let made: typeof share | null = null
    respondWith(getAdShare, () => ({ data: made }))
    respondWith(shareAd, () => {
      made = share
      return { data: share }
    })
    const { user } = renderExplorePage()
    await user.click(await screen.findByRole('button', { name: 'More about the ad of Brand 1' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Share or embed' }))
    await user.click(await screen.findByRole('button', { name: 'Make a link' }))
    expect(await screen.findByLabelText('Link')).toHaveValue('http://localhost/share/ad/a-token')
    expect(screen.getByLabelText('Code for your page')).toHaveValue(
      '<iframe src="http://localhost/embed/ad/a-token" title="Ad on Marquee" width="400" height="640" style="border:0" loading="lazy"></iframe>',
    )
  })

  test('the press of Enter that chooses from its menu does nothing in the dialog that it opens', async () => {
    respondWith(listAds, pageOfAds(1))
    respondWithBoards()
    const { user } = renderExplorePage()
    await user.click(await screen.findByRole('button', { name: 'More about the ad of Brand 1' }))
    const item = await screen.findByRole('menuitem', { name: 'Add to board' })
    const press = createEvent.keyDown(item, { key: 'Enter', keyCode: 13 })
    fireEvent(item, press)
    expect(press.defaultPrevented).toBe(true)
    expect(await screen.findByLabelText('New board')).toBeVisible()
  })

  test('the open ad goes to a board by `b`, and `j` leaves it alone while the choice is open', async () => {
    respondWith(listAds, pageOfAds(2))
    respondWith(getAd, { data: ad })
    const added = respondWithBoards()
    const { user, router } = renderExplorePage(`/explore?ad=${ad.id}`)
    await screen.findByRole('button', { name: 'Add to board' })
    await user.keyboard('b')
    await screen.findByLabelText('New board')
    await user.keyboard('j')
    expect(router.state.location.search).toBe(`?ad=${ad.id}`)
    await chooseBoard(user)
    await waitFor(() => expect(added[0]?.body.ad_ids).toEqual([ad.id]))
  })

  test('[F-05] [F-06] [F-07] what remotes do with an ad is offered beside the open ad and in the menu of each', async () => {
    respondWith(listAds, pageOfAds(1))
    respondWith(getAd, { data: ad })
    const { user, router } = renderExplorePage(`/explore?ad=${ad.id}`, () => {}, [
      {
        name: 'brief-from-ad',
        label: 'Write a brief',
        icon: FileText,
        getAddress: (id) => `/briefs?create_from_ad=${id}`,
      },
    ])
    await user.click(await screen.findByRole('link', { name: 'Write a brief' }))
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(`/briefs?create_from_ad=${ad.id}`)
    await act(() => router.navigate('/explore'))
    await user.click(await screen.findByRole('button', { name: 'More about the ad of Brand 1' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Write a brief from this ad' }))
    expect(router.state.location.search).toBe(`?create_from_ad=${pageOfAds(1).data[0]?.id}`)
  })

  test('without remotes that make something of it the open ad offers nothing of the kind', async () => {
    respondWith(listAds, pageOfAds(1))
    respondWith(getAd, { data: ad })
    renderExplorePage(`/explore?ad=${ad.id}`)
    expect(await screen.findByRole('button', { name: 'Add to board' })).toBeVisible()
    expect(screen.queryByText('Create from this ad')).not.toBeInTheDocument()
  })
})
