import type { RemoteEntry } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import type { manifest as declared } from './manifest.ts'

export const manifest: RemoteEntry<typeof declared> = {
  kitVersion: KIT_VERSION,
  pages: {
    analyzer: { load: () => import('./pages/analyzer-page.tsx') },
    'analyzer.details': { load: () => import('./pages/analyzer-details-page.tsx') },
  },
}
