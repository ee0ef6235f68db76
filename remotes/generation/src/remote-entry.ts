import type { RemoteEntry } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import { productQuery } from './api/get-product.ts'
import { productsQuery } from './api/list-products.ts'
import type { manifest as declared } from './manifest.ts'

export const manifest: RemoteEntry<typeof declared> = {
  kitVersion: KIT_VERSION,
  pages: {
    products: {
      load: () => import('./pages/products-page.tsx'),
      prefetch({ queryClient, url }) {
        void queryClient.prefetchInfiniteQuery(productsQuery(url.searchParams.get('q') ?? ''))
      },
    },
    'create-product': { load: () => import('./pages/create-product-page.tsx') },
    'edit-product': {
      load: () => import('./pages/edit-product-page.tsx'),
      prefetch({ queryClient, params }) {
        void queryClient.prefetchQuery(productQuery(params['id'] ?? ''))
      },
    },
  },
}
