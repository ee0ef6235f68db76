import { confirmSite, listLandingSites, withdrawSite } from '@marquee/contract/advertisers'
import { type BrandPair, listSimilarBrands, mergeBrand, splitBrand } from '@marquee/contract/brand-merges'
import { confirmUnconfirmedAd, listUnconfirmedAds, removeUnconfirmedAd } from '@marquee/contract/unconfirmed-ads'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Page } from './advertisers-page.tsx'

function lastToast(services: ReturnType<typeof renderPage>['services']) {
  return jest.mocked(services.showToast).mock.lastCall?.[0]
}

describe('[F-01] advertisers in the administration', () => {
  test('are confirmed by the site of their ads under a name, and withdrawn by the undo', async () => {
    const site = { host: 'shop.example', ads_count: 12, brand_name: null }
    respondWith(listLandingSites, { data: [site], meta: { next_cursor: null } })
    const confirmed = { host: 'shop.example', name: 'The Shop', brand_id: buildId(1, 2), brand_name: 'The Shop' }
    const calls = respondWith(confirmSite, {
      data: { ...confirmed, confirmed_at: '2026-03-01T06:00:00.000Z', ads_count: 12 },
    })
    const withdrawn = respondWith(withdrawSite, undefined)
    const { user, services } = renderPage(<Page />)
    const name = await screen.findByRole('textbox', { name: 'Name of the advertiser: shop.example' })
    await user.clear(name)
    await user.type(name, 'The Shop')
    await user.click(screen.getByRole('button', { name: 'Confirm shop.example as the advertiser' }))
    await waitFor(() =>
      expect(calls[0]).toMatchObject({ params: { host: 'shop.example' }, body: { name: 'The Shop' } }),
    )
    await waitFor(() => expect(lastToast(services)?.summary).toBe('The Shop is the advertiser of 12 ads'))
    lastToast(services)?.action?.onClick()
    await waitFor(() => expect(withdrawn[0]?.params).toEqual({ host: 'shop.example' }))
  })

  test('are merged when their brands are one, and split by the undo', async () => {
    const brand = { id: buildId(1, 2), name: 'Acme', logo_url: null, source: 'meta', website: null, ads_count: 3 }
    const into = { ...brand, id: buildId(2, 2), name: 'ACME Inc.', source: 'tiktok', ads_count: 40 }
    const pair: BrandPair = { brand, into, signs: ['name', 'site'] }
    respondWith(listSimilarBrands, { data: [pair], meta: { next_cursor: null } })
    const merges = respondWith(mergeBrand, undefined)
    const splits = respondWith(splitBrand, undefined)
    const { user, services } = renderPage(<Page />, { address: '/?view=similar' })
    expect(await screen.findByText('Same name and site · meta: 3 ads · tiktok: 40 ads')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Merge Acme and ACME Inc.' }))
    await waitFor(() => expect(merges[0]).toMatchObject({ params: { id: brand.id }, body: { into_id: into.id } }))
    await waitFor(() => expect(lastToast(services)?.summary).toBe('Acme is a part of ACME Inc.'))
    lastToast(services)?.action?.onClick()
    await waitFor(() => expect(splits[0]?.params).toEqual({ id: brand.id }))
  })
})

test('[P-93] ads that workspaces brought in are confirmed, or removed after a question', async () => {
  const ad = {
    id: buildId(1, 3),
    source: 'meta',
    external_id: '77',
    advertiser: 'Acme',
    title: 'Boots',
    body: 'Wet days',
  }
  const brought = { workspace_name: 'Studio Nord', brought_at: '2026-03-01T06:00:00.000Z', landing_page: null }
  respondWith(listUnconfirmedAds, { data: [{ ...ad, ...brought, source: 'meta' }], meta: { next_cursor: null } })
  const confirmed = respondWith(confirmUnconfirmedAd, undefined)
  const removed = respondWith(removeUnconfirmedAd, undefined)
  const { user } = renderPage(<Page />, { address: '/?view=unconfirmed' })
  expect(await screen.findByText('Acme · meta 77 · brought in by Studio Nord on 2026-03-01')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Confirm Boots' }))
  await waitFor(() => expect(confirmed[0]?.params).toEqual({ id: ad.id }))
  await user.click(screen.getByRole('button', { name: 'Remove Boots' }))
  expect(removed).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(removed[0]?.params).toEqual({ id: ad.id }))
})
