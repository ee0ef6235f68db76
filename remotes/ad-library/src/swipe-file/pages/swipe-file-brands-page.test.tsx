import { listSavedBrands } from '@marquee/contract/saved-ads'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen } from '@testing-library/react'
import { Page } from './swipe-file-brands-page.tsx'

const TALL = {
  id: buildId(1, 5),
  name: 'Tall',
  logo_url: null,
  home: 'common' as const,
  ads_count: 1,
  saved_count: 1,
  last_saved_at: '2026-03-01T09:00:00Z',
  is_followed: false,
}
const NOTHING = { data: [], meta: { next_cursor: null } }

describe('the brands of the swipe file', () => {
  test('[F-02] while there are none, the way to brands stands there instead of a search', async () => {
    respondWith(listSavedBrands, NOTHING)
    const { user, router } = renderPage(<Page />)
    await user.click(await screen.findByRole('button', { name: 'Explore brands' }))
    expect(router.state.location.pathname).toBe('/explore-brands')
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  })

  test('[F-02] a search that finds nothing says so and can be changed', async () => {
    respondWith(listSavedBrands, ({ query }) =>
      query.q === 'zzz'
        ? NOTHING
        : {
            ...NOTHING,
            data: [TALL],
          },
    )
    const { user } = renderPage(<Page />)
    expect(await screen.findByRole('link', { name: 'Tall' })).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Search the saved brands' }), 'zzz')
    expect(await screen.findByRole('heading', { name: 'No brand matches' })).toBeVisible()
    await user.clear(screen.getByRole('searchbox', { name: 'Search the saved brands' }))
    expect(await screen.findByRole('link', { name: 'Tall' })).toBeVisible()
  })
})
