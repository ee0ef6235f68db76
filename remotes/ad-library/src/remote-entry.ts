import type { RemoteEntry } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import { listAdsQuery } from './api/ads.ts'
import { getBoardQuery } from './api/boards.ts'
import { exploreBrandsQuery, getBrandOverviewQuery } from './api/brand-insights.ts'
import { getBrandSpyFiguresQuery, listSpiedBrandsQuery } from './api/brand-spy.ts'
import { listSavedAdsQuery, listSavedBrandsQuery } from './api/saved-ads.ts'
import { getSharedAdQuery, getSharedBoardQuery } from './api/sharing.ts'
import { getStaffPickQuery, listStaffPicksQuery } from './api/staff-picks.ts'
import { readBrandSearch } from './state/brand-search.ts'
import { readExploreSearch } from './state/explore-search.ts'
import { readSpySearch } from './state/use-spy-address.ts'
import { readSavedSearch } from './state/saved-search.ts'
import type { manifest as declared } from './manifest.ts'

export const manifest: RemoteEntry<typeof declared> = {
  kitVersion: KIT_VERSION,
  slots: {
    'board-tree': { load: () => import('./components/board-tree/board-tree.tsx') },
    'latest-saved': { load: () => import('./components/swipe-file/latest-saved.tsx') },
  },
  pages: {
    explore: {
      load: () => import('./pages/explore-page.tsx'),
      prefetch: ({ queryClient, url }) => {
        void queryClient.prefetchInfiniteQuery(listAdsQuery(readExploreSearch(url.searchParams).search))
      },
    },
    'explore-brands': {
      load: () => import('./pages/explore-brands-page.tsx'),
      prefetch: ({ queryClient, url }) => {
        void queryClient.prefetchInfiniteQuery(exploreBrandsQuery(readBrandSearch(url.searchParams)))
      },
    },
    brand: {
      load: () => import('./pages/brand-page.tsx'),
      prefetch: ({ queryClient, params }) => {
        void queryClient.prefetchQuery(getBrandOverviewQuery(params['id'] ?? ''))
      },
    },
    'brand-top-ads': {
      load: () => import('./pages/brand-top-ads-page.tsx'),
      prefetch: ({ queryClient, params }) => {
        void queryClient.prefetchQuery(getBrandOverviewQuery(params['id'] ?? ''))
      },
    },
    board: {
      load: () => import('./pages/board-page.tsx'),
      prefetch: ({ queryClient, params, url }) => {
        const id = params['id'] ?? ''
        void (url.searchParams.get('ref') === 'staff-picks'
          ? queryClient.prefetchInfiniteQuery(getStaffPickQuery(id))
          : queryClient.prefetchInfiniteQuery(getBoardQuery(id)))
      },
    },
    'swipe-file': {
      load: () => import('./pages/swipe-file-page.tsx'),
      prefetch: ({ queryClient, url }) => {
        void queryClient.prefetchInfiniteQuery(listSavedAdsQuery(readSavedSearch(url.searchParams).search))
      },
    },
    'swipe-file-brands': {
      load: () => import('./pages/swipe-file-brands-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchInfiniteQuery(listSavedBrandsQuery(''))
      },
    },
    'staff-picks': {
      load: () => import('./pages/staff-picks-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(listStaffPicksQuery)
      },
    },
    'my-staff-picks': { load: () => import('./pages/my-staff-picks-page.tsx') },
    'brand-spy': {
      load: () => import('./pages/brand-spy-page.tsx'),
      prefetch: ({ queryClient, url }) => {
        void queryClient.prefetchInfiniteQuery(listSpiedBrandsQuery(readSpySearch(url.searchParams)))
      },
    },
    'brand-spy-details': {
      load: () => import('./pages/brand-spy-details-page.tsx'),
      prefetch: ({ queryClient, params }) => {
        const id = params['id'] ?? ''
        void queryClient.prefetchQuery(getBrandOverviewQuery(id))
        void queryClient.prefetchQuery(getBrandSpyFiguresQuery(id))
      },
    },
    'weekly-watch': { load: () => import('./pages/weekly-watch-page.tsx') },
    'share.board': {
      load: () => import('./pages/share-board-page.tsx'),
      prefetch: ({ queryClient, params }) => {
        void queryClient.prefetchInfiniteQuery(getSharedBoardQuery(params['id'] ?? ''))
      },
    },
    'share.ad': {
      load: () => import('./pages/share-ad-page.tsx'),
      prefetch: ({ queryClient, params }) => {
        void queryClient.prefetchQuery(getSharedAdQuery(params['id'] ?? ''))
      },
    },
    embed: {
      load: () => import('./pages/embed-ad-page.tsx'),
      prefetch: ({ queryClient, params }) => {
        void queryClient.prefetchQuery(getSharedAdQuery(params['id'] ?? ''))
      },
    },
  },
}
