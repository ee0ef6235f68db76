import { listSpiedBrands } from '@marquee/contract/brand-spy'
import { getWeeklyWatch } from '@marquee/contract/weekly-watch'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen } from '@testing-library/react'
import { Page } from './weekly-watch-page.tsx'

const QUIET = { started: 0, stopped: 0, reused: 0, brands: [], new_ads: [], stopped_ads: [], reused_ads: [] }

test.each([
  [0, 'You follow no brands yet', 'Follow a brand in Brand spy'],
  [2, 'A quiet week', 'See the brands that you follow'],
])('[P-20] a week without ads of %i followed brands says “%s”, and what to do', async (followed, title, action) => {
  respondWith(getWeeklyWatch, { data: { first_day: '2026-03-02', last_day: '2026-03-08', ...QUIET } })
  respondWith(listSpiedBrands, { data: [], meta: { next_cursor: null, followed, limit: 25, folders: [] } })
  renderPage(<Page />, { address: '/weekly-watch' })
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByRole('link', { name: action })).toBeVisible()
})
