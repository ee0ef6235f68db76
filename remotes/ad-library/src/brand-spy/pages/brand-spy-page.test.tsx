import { findBrandsToFollow, listSpiedBrands, type SpiedBrand, updateSpiedBrand } from '@marquee/contract/brand-spy'
import { followBrand } from '@marquee/contract/brands'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { Page } from './brand-spy-page.tsx'

const lumen: SpiedBrand = {
  id: buildId(1, 7),
  name: 'Lumen Skin',
  logo_url: null,
  website: null,
  followed_at: '2026-11-01T09:00:00Z',
  folder: 'Skin care',
  is_favorite: false,
  alert_channel: 'none',
  alert_frequency: 'daily',
  webhook_url: null,
  active_ads: 40,
  ads_count: 90,
  launched_1d: { count: 1, before: 0 },
  launched_7d: { count: 12, before: 15 },
  launched_30d: { count: 30, before: 30 },
  coverage: { looked_at: '2026-11-20T09:00:00Z', active_ads: 40, seen_7d: 30, sources: ['meta'] },
}

function answer(data: SpiedBrand[], followed = data.length): void {
  respondWith(listSpiedBrands, { data, meta: { next_cursor: null, followed, limit: 25, folders: ['Skin care'] } })
}

describe('[F-03] [P-20] the list of followed brands', () => {
  test('says what each launched with its trend, how complete that is, and how many the plan allows', async () => {
    answer([lumen])
    renderPage(<Page />, { address: '/brand-spy' })
    const row = within(await screen.findByRole('row', { name: /Lumen Skin/ }))
    expect(row.getByTitle('15 in the 7 days before')).toHaveTextContent('12−3 against the 7 days before')
    expect(row.getByText('75% seen in 7 days')).toBeVisible()
    expect(row.getByRole('link', { name: 'Lumen Skin' })).toHaveAttribute('href', `/brand-spy/${lumen.id}`)
    expect(screen.getByText('1 of 25 brands in your plan')).toBeVisible()
    expect(screen.getByText(/bets, not results/)).toBeVisible()
  })

  test('marks a favourite', async () => {
    answer([lumen])
    const changes = respondWith(updateSpiedBrand, { data: { ...lumen, is_favorite: true, webhook_secret: null } })
    const { user } = renderPage(<Page />, { address: '/brand-spy' })
    await user.click(await screen.findByRole('button', { name: 'Favourite: Lumen Skin' }))
    await waitFor(() => expect(changes[0]).toMatchObject({ params: { id: lumen.id }, body: { is_favorite: true } }))
  })

  test('who follows nobody finds a brand by name or website, and is told when the plan is full', async () => {
    answer([], 0)
    const asked = respondWith(findBrandsToFollow, {
      data: [{ ...lumen, is_followed: false, matches: 'website' }],
    })
    respondWith(followBrand, failure(409, { message: 'Your plan follows 25 brands.' }))
    const { user, services } = renderPage(<Page />, { address: '/brand-spy' })
    await user.click((await screen.findAllByRole('button', { name: 'Follow a brand' }))[0] ?? document.body)
    const dialog = within(await screen.findByRole('dialog', { name: 'Follow a brand' }))
    await user.type(dialog.getByLabelText('Name, website or page id'), 'lumen.example{Enter}')
    expect(await dialog.findByText('40 active ads · by its website')).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ query: { q: 'lumen.example' } })
    await user.click(dialog.getByRole('button', { name: 'Follow Lumen Skin' }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ detail: 'Your plan follows 25 brands.' }),
      ),
    )
  })
})
