import { downloadFile } from '@marquee/api-client/download-file'
import { getAd, listAdFilterOptions } from '@marquee/contract/ad-search'
import { listBoards } from '@marquee/contract/boards'
import { createExport, getExport } from '@marquee/contract/exports'
import { getAdCapture } from '@marquee/contract/captures'
import {
  changeSavedAds,
  getSavedAd,
  listSavedAds,
  listSavedAdTags,
  retryMediaCopies,
  undoSavedAdsChange,
  unsaveAd,
  updateSavedAd,
} from '@marquee/contract/saved-ads'
import { buildAd } from '@marquee/testing/build-ad'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { buildSavedAd } from '@marquee/testing/build-saved-ad'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { fakePageSize } from '../../testing/fake-page-size.ts'
import { Page } from './swipe-file-page.tsx'

jest.mock('@marquee/api-client/download-file', () => ({ downloadFile: jest.fn() }))

function renderSwipeFilePage(address = '/swipe-file', authData = buildAuthData()) {
  fakePageSize()
  respondWith(listSavedAdTags, { data: [{ tag: 'hook', ads_count: 1 }] })
  respondWith(listBoards, { data: [], meta: { next_cursor: null } })
  respondWith(listAdFilterOptions, { data: { niches: [], countries: [], languages: [], ctas: [] } })
  return renderPage(<Page />, { address, authData })
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

  test('[F-02] [F-16] a card has its note and its tags, and the open ad has them too, to be changed there', async () => {
    const kept = buildSavedAd({ note: 'Copy this opening', tags: ['hook', 'ugc'] })
    respondWith(listSavedAds, { data: [kept, buildSavedAd({}, 2)], meta: { next_cursor: null } })
    respondWith(getAd, { data: buildAd({ id: kept.ad.id, is_saved: true, media: [] }) })
    respondWith(getSavedAd, { data: kept })
    respondWith(getAdCapture, {
      data: {
        captured_at: '2026-11-20T09:00:00Z',
        page_url: 'https://www.facebook.com/ads/library/?id=7',
        facts: { cta_text: 'Shop now', platforms: ['instagram'] },
      },
    })
    const updates = respondWith(updateSavedAd, { data: kept })
    const { user } = renderSwipeFilePage()
    const [card, other] = (await screen.findAllByRole('article')).map((article) => within(article))
    expect(card?.getByText('Copy this opening')).toBeVisible()
    expect(card?.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['hook', 'ugc'])
    expect(other?.queryByText(/Note/)).not.toBeInTheDocument()

    await user.click(screen.getByRole('link', { name: /^Brand 1 / }))
    const notes = within(await screen.findByRole('region', { name: 'Note and tags' }))
    expect(notes.getByText('Copy this opening')).toBeVisible()
    expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['hook', 'ugc'])
    const seen = within(await screen.findByRole('region', { name: /^Seen by the extension on .*2026/u }))
    expect(seen.getByRole('link', { name: 'www.facebook.com' })).toBeVisible()
    expect(seen.getByText('Shop now')).toBeVisible()
    await user.click(notes.getByRole('button', { name: 'Edit' }))
    const note = await screen.findByRole('textbox', { name: 'Note' })
    await user.clear(note)
    await user.type(note, 'Better')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(updates[0]?.body).toMatchObject({ note: 'Better', tags: ['hook', 'ugc'] }))
  })

  test('[F-02] a file of saved ads is downloaded by itself, once', async () => {
    const file = { id: buildId(1), kind: 'csv', state: 'done', ads_count: 1, done_count: 1, size: 9 } as const
    const moments = { expires_at: null, created_at: '2026-03-02T09:00:00.000Z' }
    const made = { data: { ...file, ...moments, url: '/files/swipe-file.csv' } }
    respondWith(listSavedAds, { data: [buildSavedAd()], meta: { next_cursor: null } })
    respondWith(createExport, made)
    respondWith(getExport, made)
    const { user } = renderSwipeFilePage()
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }))
    expect(await screen.findByText('Your file is downloading. It stays available for a day.')).toBeVisible()
    expect(jest.mocked(downloadFile).mock.calls).toEqual([['/files/swipe-file.csv']])
  })

  test('[F-02] an empty one shows no filters and leads to Explore', async () => {
    respondWith(listSavedAds, { data: [], meta: { next_cursor: null } })
    const { user, router } = renderSwipeFilePage()
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Export as CSV' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Explore ads' }))
    expect(router.state.location.pathname).toBe('/explore')
  })

  test.each(['?q=shoes', '?tag=hook', '?format=sculpture'])(
    '[F-02] filters stay where nothing fits %s',
    async (narrowed) => {
      respondWith(listSavedAds, { data: [], meta: { next_cursor: null } })
      renderSwipeFilePage(`/swipe-file${narrowed}`)
      expect(await screen.findByRole('heading', { name: 'No ads match' })).toBeVisible()
      expect(screen.getByRole('searchbox', { name: 'Search the swipe file' })).toBeVisible()
    },
  )

  test('[F-02] the room of the links to boards is kept free while they come', async () => {
    respondWith(listSavedAds, { data: [buildSavedAd()], meta: { next_cursor: null } })
    const { container } = renderSwipeFilePage('/swipe-file', buildAuthData({ board_tree_rows: 2 }))
    expect(container.querySelector('.boards')).toBeEmptyDOMElement()
    await waitFor(() => expect(container.querySelector('.boards')).not.toBeInTheDocument())
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

  test('[F-02] selected ads are removed at once, and the toast brings them back', async () => {
    const saved = [buildSavedAd(), buildSavedAd({}, 2)]
    respondWith(listSavedAds, () => ({ data: saved, meta: { next_cursor: null } }))
    const id = saved[0]?.id ?? ''
    const changes = respondWith(changeSavedAds, { data: { id, changed: 2 } })
    const undone = respondWith(undoSavedAdsChange, undefined)
    const { user, services } = renderSwipeFilePage()
    for (const mark of await screen.findAllByRole('checkbox', { name: /Select the ad/ })) {
      await user.click(mark)
    }
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(services.showToast).toHaveBeenCalled())
    expect(changes[0]?.body).toEqual({ action: 'remove', ad_ids: saved.map(({ ad }) => ad.id) })
    const [toast] = services.showToast.mock.lastCall as unknown as [{ action: { onClick: () => void } }]
    toast.action.onClick()
    await waitFor(() => expect(undone[0]?.params).toEqual({ id }))
  })

  test('[F-02] media that could not be copied are named with the reason, and tried again', async () => {
    const media_copy = { state: 'failed' as const, reason: 'The file’s server answered with 404.' }
    respondWith(listSavedAds, { data: [buildSavedAd({ media_copy })], meta: { next_cursor: null } })
    const retried = respondWith(retryMediaCopies, { data: buildSavedAd() })
    const { user } = renderSwipeFilePage()
    await user.click(await screen.findByText('Which ones, and why'))
    expect(screen.getByText(/answered with 404/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again: Brand 1' }))
    await waitFor(() => expect(retried).toHaveLength(1))
  })

  test('[F-02] the address narrows to tags', async () => {
    const calls = respondWith(listSavedAds, { data: [buildSavedAd()], meta: { next_cursor: null } })
    renderSwipeFilePage('/swipe-file?tag=hook,summer')
    expect(await screen.findByRole('article')).toBeVisible()
    expect(calls[0]?.query).toMatchObject({ tag: ['hook', 'summer'] })
  })
})
