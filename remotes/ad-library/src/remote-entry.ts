import type { RemoteManifest } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import { getBoardQuery } from './api/get-board.ts'
import { listAdsQuery } from './api/list-ads.ts'
import { listSavedAdsQuery } from './api/list-saved-ads.ts'
import { readExploreSearch } from './state/explore-search.ts'
import { readSavedSearch } from './state/saved-search.ts'

export const manifest: RemoteManifest = {
  kitVersion: KIT_VERSION,
  pages: {
    explore: {
      load: () => import('./pages/explore-page.tsx'),
      prefetch: ({ queryClient, url }) => {
        void queryClient.prefetchInfiniteQuery(listAdsQuery(readExploreSearch(url.searchParams).search))
      },
    },
    board: {
      load: () => import('./pages/board-page.tsx'),
      prefetch: ({ queryClient, params }) => {
        void queryClient.prefetchInfiniteQuery(getBoardQuery(params['id'] ?? ''))
      },
    },
    'swipe-file': {
      load: () => import('./pages/swipe-file-page.tsx'),
      prefetch: ({ queryClient, url }) => {
        void queryClient.prefetchInfiniteQuery(listSavedAdsQuery(readSavedSearch(url.searchParams).search))
      },
    },
  },
}
