import { getAd, listAds, listSameCreative } from '@marquee/contract/ad-search'
import type { HandlerOutput } from '@marquee/contract/endpoint'
import { getAdTranscript } from '@marquee/contract/transcripts'
import { buildAd, buildAdSummary } from '@marquee/testing/build-ad'
import { buildMedia } from '@marquee/testing/build-media'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { pageOfAds, renderExplorePage } from '../../testing/render-explore-page.tsx'

const ad = buildAd()

type Answer = HandlerOutput<typeof listSameCreative>

function openAd(answer: (cursor: string | undefined) => Answer) {
  respondWith(listAds, pageOfAds(1))
  respondWith(getAd, ({ params }) => ({ data: { ...ad, id: params.id } }))
  return renderExplorePage(`/explore?ad=${ad.id}`, () => {
    respondWith(listSameCreative, ({ query }) => answer(query.cursor))
  })
}

const section = () => screen.findByRole('region', { name: 'Same creative in the library' })

describe('[F-01] other ads with a creative', () => {
  test('come page by page, and open in the place of the ad', async () => {
    const others = [buildAdSummary({}, 5), buildAdSummary({}, 6)]
    const { user, router } = openAd((cursor) => ({
      data: cursor === undefined ? others.slice(0, 1) : others.slice(1),
      meta: { next_cursor: cursor === undefined ? 'more' : null, state: 'compared' },
    }))
    const list = within(await section())
    expect(await list.findAllByRole('link')).toHaveLength(1)
    await user.click(list.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(2))
    await user.click(list.getByRole('link', { name: /Brand 6/ }))
    expect(router.state.location.search).toBe(`?ad=${others[1]?.id}`)
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test('are asked for again while the image is being read', async () => {
    let asked = 0
    openAd(() => ({ data: [], meta: { next_cursor: null, state: asked++ === 0 ? 'waiting' : 'compared' } }))
    expect(await within(await section()).findByText(/being compared/)).toBeVisible()
    expect(await screen.findByText(/^3 ads share this creative or its words\. None of the others/)).toBeVisible()
    expect(asked).toBe(2)
  })

  test('of an ad that its source counts once, nobody else shows the image', async () => {
    respondWith(listAds, pageOfAds(1))
    respondWith(getAd, ({ params }) => ({ data: { ...ad, id: params.id, variations_count: 1 } }))
    renderExplorePage(`/explore?ad=${ad.id}`, () => {
      respondWith(listSameCreative, { data: [], meta: { next_cursor: null, state: 'compared' } })
    })
    expect(await screen.findByText('No other ad in the library shows this image.')).toBeVisible()
  })

  test('of an image that is only at its source, it says what helps', async () => {
    openAd(() => ({ data: [], meta: { next_cursor: null, state: 'none' } }))
    expect(await screen.findByText(/Save the ad/)).toBeVisible()
  })

  test('of a video without a poster, there is nothing to look for', async () => {
    const videoMedia = buildMedia({ kind: 'video', url: 'https://cdn.example/1.mp4', sources: [] })
    respondWith(listAds, pageOfAds(1))
    respondWith(getAd, ({ params }) => ({ data: { ...ad, id: params.id, media: [videoMedia] } }))
    const offer = { made_by: null, model: null, price: 2, missing: 'No model' }
    respondWith(getAdTranscript, { data: { transcript: null, offer } })
    renderExplorePage(`/explore?ad=${ad.id}`)
    expect(await screen.findByRole('region', { name: 'Audience' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Same creative in the library' })).toBeNull()
  })
})
