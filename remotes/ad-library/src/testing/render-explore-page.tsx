import { countAdFacets } from '@marquee/contract/ad-facets'
import { listAdFilterOptions, type listAds, listSameCreative } from '@marquee/contract/ad-search'
import type { HandlerOutput } from '@marquee/contract/endpoint'
import { listBrands } from '@marquee/contract/brands'
import { listHiddenBrands } from '@marquee/contract/hidden-brands'
import { listSavedPlaces } from '@marquee/contract/saved-ads'
import { listSavedSearches } from '@marquee/contract/saved-searches'
import type { AdAction } from '@marquee/remote-kit/host-services'
import { buildAdSummary } from '@marquee/testing/build-ad'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { Route, Routes } from 'react-router'
import { Page } from '../explore/pages/explore-page.tsx'
import { fakePageSize } from './fake-page-size.ts'

/** One page of `count` text ads. */
export function pageOfAds(
  count: number,
  meta: Partial<HandlerOutput<typeof listAds>['meta']> = {},
): HandlerOutput<typeof listAds> {
  return {
    data: Array.from({ length: count }, (_, index) => buildAdSummary({ media: [] }, index + 1)),
    meta: { next_cursor: null, total: count, total_is_capped: false, not_applied: [], ...meta },
  }
}

/**
 * Renders Explore for a library without filter values, and for a user without saved searches and hidden brands.
 * @param adActions the ad actions that remotes offer
 * @param prepare registers further responses before the page sends its requests
 */
export function renderExplorePage(
  address = '/explore',
  prepare: () => void = () => {},
  adActions: readonly AdAction[] = [],
) {
  fakePageSize()
  respondWith(listAdFilterOptions, { data: { niches: [], countries: [], languages: [], ctas: [] } })
  respondWith(countAdFacets, { data: [] })
  respondWith(listSavedSearches, { data: [] })
  respondWith(listHiddenBrands, { data: [] })
  respondWith(listSameCreative, { data: [], meta: { next_cursor: null, state: 'compared' } })
  respondWith(listBrands, { data: [], meta: { next_cursor: null } })
  respondWith(listSavedPlaces, { data: { saved_ad_ids: [], boards: [] } })
  prepare()
  return renderPage(
    <Routes>
      <Route path="/explore" element={<Page />} />
      <Route path="*" element={<h1>Another page</h1>} />
    </Routes>,
    { address, adActions },
  )
}
