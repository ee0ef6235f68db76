import type { RemoteEntry } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import { listWorkspacesQuery } from './api/list-workspaces.ts'
import type { manifest as declared } from './manifest.ts'

export const manifest: RemoteEntry<typeof declared> = {
  kitVersion: KIT_VERSION,
  pages: {
    'account-settings': { load: () => import('./pages/account-settings-page.tsx') },
    'account-settings.basics': { load: () => import('./pages/basics-page.tsx') },
    'account-settings.workspaces': {
      load: () => import('./pages/workspaces-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchInfiniteQuery(listWorkspacesQuery())
      },
    },
  },
}
