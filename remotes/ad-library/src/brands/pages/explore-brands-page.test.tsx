import { listAdFilterOptions } from '@marquee/contract/ad-search'
import { exploreBrands } from '@marquee/contract/brand-insights'
import { followBrand, unfollowBrand } from '@marquee/contract/brands'
import { buildBrandOverview } from '@marquee/testing/build-brand-overview'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { Page } from './explore-brands-page.tsx'

function renderBrandsPage(address = '/explore-brands') {
  respondWith(listAdFilterOptions, { data: { niches: [], countries: [], languages: [], ctas: [] } })
  return renderPage(<Page />, { address })
}

describe('[F-01] [R-09] explore brands', () => {
  test('shows each brand with its figures, as the address narrows and orders them', async () => {
    const calls = respondWith(exploreBrands, {
      data: [buildBrandOverview({ name: 'Kettle', active_ads: 1234 })],
      meta: { next_cursor: null, total: 1 },
    })
    renderBrandsPage('/explore-brands?q=ket&niche=home,Not%20one&followed=only&sort=launched_7d')
    const row = await screen.findByRole('row', { name: /Kettle/ })
    expect(within(row).getByText('1,234')).toBeVisible()
    expect(within(row).getByText('Image 50% · Video 25% · Carousel 25%')).toBeVisible()
    expect(calls[0]?.query).toMatchObject({ q: 'ket', niche: ['home'], followed: 'only', sort: 'launched_7d' })
    expect(screen.getByRole('columnheader', { name: 'New in 7 days' })).toHaveAttribute('aria-sort', 'descending')
  })

  test('a column head orders the table, and the address says so', async () => {
    respondWith(exploreBrands, { data: [buildBrandOverview()], meta: { next_cursor: null, total: 1 } })
    const { user, router } = renderBrandsPage()
    await user.click(await screen.findByRole('button', { name: 'Longest run' }))
    expect(router.state.location.search).toBe('?sort=longest_run')
    await user.click(await screen.findByRole('button', { name: 'Active ads' }))
    expect(router.state.location.search).toBe('')
  })

  test('following is shown at once; a refusal is taken back and said', async () => {
    let isFollowed = false
    respondWith(exploreBrands, () => ({
      data: [buildBrandOverview({ name: 'Kettle', is_followed: isFollowed })],
      meta: { next_cursor: null, total: 1 },
    }))
    respondWith(followBrand, () => {
      isFollowed = true
      return undefined
    })
    respondWith(unfollowBrand, failure(403, { message: 'Viewers look only.' }))
    const { user, services } = renderBrandsPage()
    await user.click(await screen.findByRole('button', { name: 'Follow Kettle', pressed: false }))
    const button = await screen.findByRole('button', { name: 'Follow Kettle', pressed: true })
    await user.click(button)
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ severity: 'error', detail: 'Viewers look only.' }),
      ),
    )
    expect(screen.getByRole('button', { name: 'Follow Kettle', pressed: true })).toBeVisible()
  })

  test('more brands come on demand', async () => {
    respondWith(exploreBrands, ({ query }) =>
      query.cursor === undefined
        ? { data: [buildBrandOverview()], meta: { next_cursor: 'next', total: 2 } }
        : { data: [buildBrandOverview({}, 2)], meta: { next_cursor: null, total: null } },
    )
    const { user } = renderBrandsPage()
    await user.click(await screen.findByRole('button', { name: 'Show more brands' }))
    expect(await screen.findByRole('row', { name: /Brand 2/ })).toBeVisible()
    expect(screen.getByText('2 brands')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more brands' })).toBeNull()
  })

  test('nothing found leads back to all brands, a failure can be tried again', async () => {
    respondWith(exploreBrands, { data: [], meta: { next_cursor: null, total: 0 } })
    const { user, router } = renderBrandsPage('/explore-brands?q=zzz')
    await user.click(await screen.findByRole('button', { name: 'Show all brands' }))
    expect(router.state.location.search).toBe('')
  })

  test('a failure is said with a way to try again', async () => {
    respondWith(exploreBrands, failure(400, { message: 'The library is busy.' }))
    renderBrandsPage()
    expect(await screen.findByRole('alert')).toHaveTextContent('The library is busy.')
  })
})
