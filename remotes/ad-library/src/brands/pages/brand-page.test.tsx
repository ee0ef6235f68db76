import { listAds } from '@marquee/contract/ad-search'
import { getBrandOverview, getBrandPatterns, getBrandTimeline } from '@marquee/contract/brand-insights'
import { buildAd } from '@marquee/testing/build-ad'
import { buildBrandOverview } from '@marquee/testing/build-brand-overview'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { fakePageSize } from '../../testing/fake-page-size.ts'
import { Page as BrandPage } from './brand-page.tsx'
import { Page as TopAdsPage } from './brand-top-ads-page.tsx'

const brand = buildBrandOverview({ name: 'Kettle', website: 'https://kettle.example/', longest_run_days: 1 })
const quietDay = { active: 2, inactive: 0, launched: 0, stopped: 0, image: 2, video: 0, carousel: 0 }

function respondWithBrand() {
  fakePageSize()
  respondWith(getBrandOverview, { data: brand })
  const timelines = respondWith(getBrandTimeline, {
    data: [
      { ...quietDay, date: '2026-11-19' },
      { ...quietDay, date: '2026-11-20', launched: 3, active: 5 },
      { ...quietDay, date: '2026-11-21', stopped: 1, active: 5 },
    ],
  })
  respondWith(getBrandPatterns, {
    data: {
      hooks: [{ text: '<b>Stop</b> scrolling', ads_count: 2, active_ads: 1 }],
      landing_pages: [
        { address: 'https://www.kettle.example/tea', page_type: 'product', ads_count: 1, active_ads: 1 },
        { address: 'javascript:alert(1)', page_type: null, ads_count: 1, active_ads: 0 },
      ],
      ctas: [],
      platforms: [{ platform: 'facebook', ads_count: 2, active_ads: 1 }],
    },
  })
  const lists = respondWith(listAds, {
    data: [buildAd()],
    meta: { next_cursor: null, total: 1, total_is_capped: false, not_applied: [] },
  })
  return { timelines, lists }
}

const options = { address: `/brands/${brand.id}`, path: '/brands/:id' }

describe('[F-01] [R-11] the page of a brand', () => {
  test('tells figures, timeline, patterns and ads', async () => {
    const { lists } = respondWithBrand()
    renderPage(<BrandPage />, options)
    expect(await screen.findByRole('heading', { level: 1, name: 'Kettle' })).toBeVisible()
    expect(screen.getByText('1 day')).toBeVisible()
    expect(await screen.findByRole('group', { name: /^3 ads launched and 1 stopped/ })).toBeVisible()
    expect(await screen.findByText('<b>Stop</b> scrolling')).toBeVisible()
    expect(screen.getByText('None seen yet.')).toBeVisible()
    expect(await screen.findAllByRole('article')).toHaveLength(1)
    expect(lists[0]?.query).toMatchObject({ brand: brand.id, sort: 'newest', per_brand: 0 })
  })

  test('the launches and stops of each day are also a table', async () => {
    respondWithBrand()
    const { user } = renderPage(<BrandPage />, options)
    const figure = (await screen.findByRole('group', { name: /^3 ads launched and 1 stopped/ })).closest('figure')
    const chart = within(figure!)
    await user.click(chart.getByText('Show as a table'))
    const rows = within(chart.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Day', 'Launched', 'Stopped'],
      ['2026-11-19', '0', '0'],
      ['2026-11-20', '3', '0'],
      ['2026-11-21', '0', '1'],
    ])
  })

  test('a landing page opens only when it is a web address', async () => {
    respondWithBrand()
    renderPage(<BrandPage />, options)
    expect(await screen.findByRole('link', { name: 'kettle.example/tea' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    )
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull()
  })

  test('top ads are ordered by what speaks for an ad, and the address says by what', async () => {
    const { lists } = respondWithBrand()
    renderPage(<TopAdsPage />, { address: `/brand/${brand.id}/top-ads?sort=reach`, path: '/brand/:id/top-ads' })
    await waitFor(() => expect(lists[0]?.query).toMatchObject({ brand: brand.id, sort: 'reach' }))
    expect(lists[0]?.query).toMatchObject({ include_unverified: true })
  })

  test('a brand that there is not is said in plain words', async () => {
    respondWith(getBrandOverview, failure(404, { message: 'Not found' }))
    renderPage(<BrandPage />, options)
    expect(await screen.findByRole('heading', { name: 'There is no such brand' })).toBeVisible()
  })
})
