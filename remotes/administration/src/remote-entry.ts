import type { RemoteEntry } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import type { manifest as declared } from './manifest.ts'

export const manifest: RemoteEntry<typeof declared> = {
  kitVersion: KIT_VERSION,
  pages: {
    'admin.feature-flags': { load: () => import('./pages/feature-flags-page.tsx') },
    'admin.releases': { load: () => import('./pages/releases-page.tsx') },
    'admin.operations': { load: () => import('./pages/operations-page.tsx') },
    'admin.jobs': { load: () => import('./pages/jobs-page.tsx') },
    'admin.mails': { load: () => import('./pages/mails-page.tsx') },
    'admin.payouts': { load: () => import('./pages/payouts-page.tsx') },
    'admin.published-pages': { load: () => import('./pages/published-pages-page.tsx') },
    'admin.ad-sources': { load: () => import('./pages/ad-sources-page.tsx') },
    'admin.advertisers': { load: () => import('./pages/advertisers-page.tsx') },
    'admin.ad-import': { load: () => import('./pages/ad-import-page.tsx') },
  },
}
