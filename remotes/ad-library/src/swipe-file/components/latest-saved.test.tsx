import { refreshChanged } from '@marquee/api-client/live-queries'
import { listSavedAds } from '@marquee/contract/saved-ads'
import { buildSavedAd } from '@marquee/testing/build-saved-ad'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { act, screen } from '@testing-library/react'
import { Slot } from './latest-saved.tsx'

const meta = { next_cursor: null }

describe('[R-06] the dashboard’s card of the swipe file', () => {
  test('shows the ads that were saved last, each with the way to it', async () => {
    const calls = respondWith(listSavedAds, { data: [buildSavedAd()], meta })
    renderPage(<Slot />)
    const ad = await screen.findByRole('link', { name: 'Brand 1 Demo' })
    expect(ad).toHaveAttribute('href', expect.stringMatching(/^\/swipe-file\?ad=/))
    expect(calls[0]?.query).toMatchObject({ limit: 6 })
  })

  test('[F-02] shows at once what another member has just saved', async () => {
    respondWith(listSavedAds, { data: [buildSavedAd()], meta })
    const { queryClient } = renderPage(<Slot />)
    expect(await screen.findAllByRole('link', { name: /^Brand/ })).toHaveLength(1)
    respondWith(listSavedAds, { data: [buildSavedAd(), buildSavedAd({}, 2)], meta })
    act(() => refreshChanged(queryClient, ['saved-ads']))
    expect(await screen.findByRole('link', { name: 'Brand 2 Demo' })).toBeInTheDocument()
  })

  test('says where ads come from while there are none', async () => {
    respondWith(listSavedAds, { data: [], meta })
    renderPage(<Slot />)
    expect(await screen.findByRole('link', { name: 'Find ads to save' })).toHaveAttribute('href', '/explore')
  })
})
