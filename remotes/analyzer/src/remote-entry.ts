import type { RemoteEntry } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import { resultAdQuery } from './api/ad-results.ts'
import { analysesQuery, analysisQuery } from './api/creative-analyses.ts'
import { resultAccountsQuery } from './api/result-imports.ts'
import { sharedAnalysisQuery } from './api/sharing.ts'
import type { manifest as declared } from './manifest.ts'

export const manifest: RemoteEntry<typeof declared> = {
  kitVersion: KIT_VERSION,
  slots: { 'latest-analyses': { load: () => import('./creatives/components/latest-analyses.tsx') } },
  pages: {
    'creative-analyzer': {
      load: () => import('./creatives/pages/creatives-page.tsx'),
      prefetch: ({ queryClient }) => void queryClient.prefetchInfiniteQuery(analysesQuery('')),
    },
    'creative-analyzer.compare': { load: () => import('./creatives/pages/compare-page.tsx') },
    'share.analysis': {
      load: () => import('./report/pages/share-analysis-page.tsx'),
      prefetch: ({ queryClient, params }) => void queryClient.prefetchQuery(sharedAnalysisQuery(params['id'] ?? '')),
    },
    'creative-analyzer.details': {
      load: () => import('./report/pages/creative-page.tsx'),
      prefetch: ({ queryClient, params }) => void queryClient.prefetchQuery(analysisQuery(params['id'] ?? '')),
    },
    'creative-analyzer.results': {
      load: () => import('./results/pages/results-page.tsx'),
      prefetch: ({ queryClient }) => void queryClient.prefetchQuery(resultAccountsQuery()),
    },
    'creative-analyzer.import': { load: () => import('./results/pages/import-page.tsx') },
    'creative-analyzer.ad': {
      load: () => import('./results/pages/result-ad-page.tsx'),
      prefetch: ({ queryClient, params }) => void queryClient.prefetchQuery(resultAdQuery(params['id'] ?? '')),
    },
  },
}
