import { listAdFilterOptions } from '@marquee/contract/ads'
import { listBoards } from '@marquee/contract/boards'
import { listSavedAds, unsaveAd } from '@marquee/contract/saved-ads'
import { buildSavedAd } from '@marquee/testing/build-saved-ad'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { fakePageSize } from '../testing/fake-page-size.ts'
import { Page } from './swipe-file-page.tsx'

function renderSwipeFilePage(address = '/swipe-file') {
  fakePageSize()
  respondWith(listBoards, { data: [], meta: { next_cursor: null } })
  respondWith(listAdFilterOptions, { data: { niches: [], countries: [], languages: [], ctas: [] } })
  return renderPage(<Page />, { address })
}

describe('the swipe file', () => {
  test('[F-02] shows what was saved, narrowed and ordered as the address says', async () => {
    const calls = respondWith(listSavedAds, {
      data: [buildSavedAd(), buildSavedAd({}, 2)],
      meta: { next_cursor: null },
    })
    renderSwipeFilePage('/swipe-file?q=shoes&format=video&sort=first_added')
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(calls[0]?.query).toMatchObject({ q: 'shoes', format: ['video'], sort: 'first_added' })
  })

  test('an empty one leads to Explore', async () => {
    respondWith(listSavedAds, { data: [], meta: { next_cursor: null } })
    const { user, router } = renderSwipeFilePage()
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Explore ads' }))
    expect(router.state.location.pathname).toBe('/explore')
  })

  test('a removed ad is gone at once and offers an undo', async () => {
    let saved = [buildSavedAd(), buildSavedAd({}, 2)]
    respondWith(listSavedAds, () => ({ data: saved, meta: { next_cursor: null } }))
    respondWith(unsaveAd, ({ params }) => {
      saved = saved.filter(({ ad }) => ad.id !== params.ad_id)
      return undefined
    })
    const { user, services } = renderSwipeFilePage()
    const [button] = await screen.findAllByRole('button', { name: 'Save to swipe file', pressed: true })
    await user.click(button as HTMLElement)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({
          summary: 'Removed from the swipe file',
          action: expect.objectContaining({ label: 'Undo' }),
        }),
      ),
    )
  })

  test('an ad that could not be removed comes back', async () => {
    respondWith(listSavedAds, { data: [buildSavedAd()], meta: { next_cursor: null } })
    respondWith(unsaveAd, failure(500, { message: 'The server is tired.' }))
    const { user, services } = renderSwipeFilePage()
    await user.click(await screen.findByRole('button', { name: 'Save to swipe file' }))
    await waitFor(() => expect(services.showToast).toHaveBeenCalledWith(expect.objectContaining({ severity: 'error' })))
    expect(await screen.findByRole('article')).toBeVisible()
  })
})
