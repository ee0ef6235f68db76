import type { RemoteEntry } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import { briefQuery, briefsQuery } from './api/briefs.ts'
import { sharedBriefQuery } from './api/shared-briefs.ts'
import { readBriefsView } from './state/briefs-view.ts'
import type { manifest as declared } from './manifest.ts'

export const manifest: RemoteEntry<typeof declared> = {
  kitVersion: KIT_VERSION,
  pages: {
    briefs: {
      load: () => import('./pages/briefs-page.tsx'),
      prefetch({ queryClient, url }) {
        const { isBoard, ...filters } = readBriefsView(url.searchParams)
        if (!isBoard) {
          void queryClient.prefetchInfiniteQuery(briefsQuery(filters))
        }
      },
    },
    'share.brief': {
      load: () => import('./pages/share-brief-page.tsx'),
      prefetch({ queryClient, params }) {
        void queryClient.prefetchQuery(sharedBriefQuery(params['id'] ?? ''))
      },
    },
    'brief-details': {
      load: () => import('./pages/brief-page.tsx'),
      prefetch({ queryClient, params }) {
        void queryClient.prefetchQuery(briefQuery(params['id'] ?? ''))
      },
    },
  },
}
