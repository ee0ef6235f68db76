import type { RemoteEntry } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import { readAnglesAddress } from './angles/state/angles-address.ts'
import { getNicheSayingsQuery, listSayingAdsQuery } from './api/ad-angles.ts'
import { listAdsQuery } from './api/ads.ts'
import { getBoardQuery } from './api/boards.ts'
import { exploreBrandsQuery, getBrandOverviewQuery } from './api/brand-insights.ts'
import { getBrandSpyFiguresQuery, listSpiedBrandsQuery } from './api/brand-spy.ts'
import { listSavedAdsQuery, listSavedBrandsQuery } from './api/saved-ads.ts'
import { getSharedAdQuery, getSharedBoardQuery } from './api/sharing.ts'
import { getStaffPickQuery, listStaffPicksQuery } from './api/staff-picks.ts'
import { readBrandSearch } from './brands/state/brand-search.ts'
import { readCollectionSearch } from './state/collection-search.ts'
import { readExploreSearch } from './state/explore-search.ts'
import { readSpySearch } from './brand-spy/state/use-spy-address.ts'
import { readSavedSearch } from './swipe-file/state/saved-search.ts'
import type { manifest as declared } from './manifest.ts'

export const manifest: RemoteEntry<typeof declared> = {
  kitVersion: KIT_VERSION,
  slots: {
    'board-tree': { load: () => import('./boards/components/board-tree/board-tree.tsx') },
    'latest-saved': { load: () => import('./swipe-file/components/latest-saved.tsx') },
  },
  pages: {
    explore: {
      load: () => import('./explore/pages/explore-page.tsx'),
      prefetch: ({ queryClient, url }) => {
        void queryClient.prefetchInfiniteQuery(listAdsQuery(readExploreSearch(url.searchParams).search))
      },
    },
    'explore-brands': {
      load: () => import('./brands/pages/explore-brands-page.tsx'),
      prefetch: ({ queryClient, url }) => {
        void queryClient.prefetchInfiniteQuery(exploreBrandsQuery(readBrandSearch(url.searchParams)))
      },
    },
    angles: {
      load: () => import('./angles/pages/angles-page.tsx'),
      prefetch: ({ queryClient, url }) => {
        const { niche, saying } = readAnglesAddress(url.searchParams)
        void (saying === null
          ? queryClient.prefetchQuery(getNicheSayingsQuery(niche))
          : queryClient.prefetchInfiniteQuery(listSayingAdsQuery(niche, saying)))
      },
    },
    brand: {
      load: () => import('./brands/pages/brand-page.tsx'),
      prefetch: ({ queryClient, params }) => {
        void queryClient.prefetchQuery(getBrandOverviewQuery(params['id'] ?? ''))
      },
    },
    'brand-top-ads': {
      load: () => import('./brands/pages/brand-top-ads-page.tsx'),
      prefetch: ({ queryClient, params }) => {
        void queryClient.prefetchQuery(getBrandOverviewQuery(params['id'] ?? ''))
      },
    },
    board: {
      load: () => import('./boards/pages/board-page.tsx'),
      prefetch: ({ queryClient, params, url }) => {
        const id = params['id'] ?? ''
        void (url.searchParams.get('ref') === 'staff-picks'
          ? queryClient.prefetchInfiniteQuery(getStaffPickQuery(id))
          : queryClient.prefetchInfiniteQuery(getBoardQuery(id, readCollectionSearch(url.searchParams).search)))
      },
    },
    'swipe-file': {
      load: () => import('./swipe-file/pages/swipe-file-page.tsx'),
      prefetch: ({ queryClient, url }) => {
        void queryClient.prefetchInfiniteQuery(listSavedAdsQuery(readSavedSearch(url.searchParams).search))
      },
    },
    'swipe-file-brands': {
      load: () => import('./swipe-file/pages/swipe-file-brands-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchInfiniteQuery(listSavedBrandsQuery(''))
      },
    },
    'bring-library': { load: () => import('./swipe-file/pages/bring-library-page.tsx') },
    'staff-picks': {
      load: () => import('./boards/pages/staff-picks-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(listStaffPicksQuery())
      },
    },
    'my-staff-picks': { load: () => import('./boards/pages/my-staff-picks-page.tsx') },
    'brand-spy': {
      load: () => import('./brand-spy/pages/brand-spy-page.tsx'),
      prefetch: ({ queryClient, url }) => {
        void queryClient.prefetchInfiniteQuery(listSpiedBrandsQuery(readSpySearch(url.searchParams)))
      },
    },
    'brand-spy-details': {
      load: () => import('./brand-spy/pages/brand-spy-details-page.tsx'),
      prefetch: ({ queryClient, params }) => {
        const id = params['id'] ?? ''
        void queryClient.prefetchQuery(getBrandOverviewQuery(id))
        void queryClient.prefetchQuery(getBrandSpyFiguresQuery(id))
      },
    },
    'weekly-watch': { load: () => import('./brand-spy/pages/weekly-watch-page.tsx') },
    'share.board': {
      load: () => import('./sharing/pages/share-board-page.tsx'),
      prefetch: ({ queryClient, params }) => {
        void queryClient.prefetchInfiniteQuery(getSharedBoardQuery(params['id'] ?? ''))
      },
    },
    'share.ad': {
      load: () => import('./sharing/pages/share-ad-page.tsx'),
      prefetch: ({ queryClient, params }) => {
        void queryClient.prefetchQuery(getSharedAdQuery(params['id'] ?? ''))
      },
    },
    embed: {
      load: () => import('./sharing/pages/embed-ad-page.tsx'),
      prefetch: ({ queryClient, params }) => {
        void queryClient.prefetchQuery(getSharedAdQuery(params['id'] ?? ''))
      },
    },
  },
}
