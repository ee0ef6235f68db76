import {
  getNicheSayings,
  listSayingAds,
  type NicheSayings,
  type Saturation,
  type Saying,
} from '@marquee/contract/ad-angles'
import { buildAdSummary } from '@marquee/testing/build-ad'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, within } from '@testing-library/react'
import { fakePageSize } from '../../testing/fake-page-size.ts'
import { Page } from './angles-page.tsx'

function buildSaying(value: string, saturation: Saturation, changes: Partial<Saying> = {}): Saying {
  const months = ['2026-06', '2026-07'].map((month) => ({ month, ads_count: 40, brands_count: 10, share: 0.25 }))
  return { kind: 'angle', value, saturation, ads_count: 12, share: 0.25, share_before: 0.03, months, ...changes }
}

const niche: NicheSayings = {
  judged_ads: 400,
  not_judged_ads: 7,
  counted_at: '2026-11-24T04:00:00.000Z',
  sayings: [
    buildSaying('social_proof', 'new'),
    buildSaying('urgency', 'everybody', { share: 0.6 }),
    buildSaying('giveaway', 'nobody', { kind: 'offer', ads_count: 0, share: 0, share_before: null }),
  ],
}

function renderAngles(address = '/explore-angles?niche=fitness') {
  fakePageSize()
  return renderPage(<Page />, { address, path: '/explore-angles' })
}

describe('[P-25] angles', () => {
  test('what is new, worn and unsaid stands in its list with its numbers', async () => {
    const calls = respondWith(getNicheSayings, { data: niche })
    renderAngles()
    const list = async (name: string) => within(await screen.findByRole('region', { name }))
    expect((await list('New')).getByText('Angle · 25% of brands, 3% before · 12 ads')).toBeVisible()
    expect((await list('What everybody says by now')).getByText(/60% of brands/)).toBeVisible()
    const nobody = await list('What nobody says')
    expect(nobody.getByText('A giveaway')).toBeVisible()
    expect(nobody.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText(/7 ads not judged/)).toBeVisible()
    expect(calls[0]?.query).toEqual({ niche: 'fitness' })
  })

  test('its ads are one link away, and the way back keeps the niche', async () => {
    respondWith(getNicheSayings, { data: niche })
    const calls = respondWith(listSayingAds, {
      data: [buildAdSummary({ media: [] }, 1), buildAdSummary({ media: [] }, 2)],
    })
    const { user, router } = renderAngles()
    await user.click(await screen.findByRole('link', { name: 'Social proof' }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(screen.getByRole('heading', { level: 1, name: 'Angle: Social proof' })).toBeVisible()
    expect(router.state.location.search).toBe('?niche=fitness&saying=angle.social_proof')
    expect(calls[0]?.query).toEqual({ niche: 'fitness', kind: 'angle', value: 'social_proof' })
    await user.click(screen.getByRole('link', { name: 'All angles' }))
    expect(router.state.location.search).toBe('?niche=fitness')
  })

  test('with too few ads it says so, and an unknown angle in the address is the overview', async () => {
    respondWith(getNicheSayings, { data: { ...niche, judged_ads: 29, not_judged_ads: 0 } })
    renderAngles('/explore-angles?niche=fitness&saying=angle.magic')
    expect(await screen.findByRole('heading', { name: 'Too few to say' })).toBeVisible()
    expect(screen.getByText(/29 ads started .* 30 are needed/)).toBeVisible()
  })
})
