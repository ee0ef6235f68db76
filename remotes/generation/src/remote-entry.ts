import type { RemoteEntry } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import { templatePreviewQuery } from './api/ad-templates.ts'
import { brandProfileQuery, brandProfilesQuery } from './api/brand-profiles.ts'
import { creativeDocumentQuery } from './api/creative-documents.ts'
import { imageOrderQuery, imageOrdersQuery } from './api/image-generation.ts'
import { productImportsQuery } from './api/product-imports.ts'
import { productQuery, productsQuery } from './api/products.ts'
import { sharedPageQuery } from './funnel-pages/api/sharing.ts'
import { sharedVideoQuery } from './videos/api/sharing.ts'
import { videoQuery, videosQuery } from './videos/api/videos.ts'
import { readVideosView } from './videos/state/videos-view.ts'
import { sharedImagesQuery } from './image-orders/api/sharing.ts'
import type { manifest as declared } from './manifest.ts'
import { readImageOrdersView } from './image-orders/state/image-orders-view.ts'

export const manifest: RemoteEntry<typeof declared> = {
  kitVersion: KIT_VERSION,
  pages: {
    'share.images': {
      load: () => import('./image-orders/pages/share-images-page.tsx'),
      prefetch({ queryClient, params }) {
        void queryClient.prefetchQuery(sharedImagesQuery(params['id'] ?? ''))
      },
    },
    'share.page': {
      load: () => import('./funnel-pages/pages/share-page.tsx'),
      prefetch({ queryClient, params }) {
        void queryClient.prefetchQuery(sharedPageQuery(params['id'] ?? ''))
      },
    },
    'share.video': {
      load: () => import('./videos/pages/share-video-page.tsx'),
      prefetch({ queryClient, params }) {
        void queryClient.prefetchQuery(sharedVideoQuery(params['id'] ?? ''))
      },
    },
    products: {
      load: () => import('./products/pages/products-page.tsx'),
      prefetch({ queryClient, url }) {
        void queryClient.prefetchInfiniteQuery(productsQuery(url.searchParams.get('q') ?? ''))
      },
    },
    'import-products': {
      load: () => import('./products/pages/import-products-page.tsx'),
      prefetch({ queryClient }) {
        void queryClient.prefetchInfiniteQuery(productImportsQuery)
      },
    },
    'brand-profiles': {
      load: () => import('./brand-profiles/pages/brand-profiles-page.tsx'),
      prefetch({ queryClient }) {
        void queryClient.prefetchInfiniteQuery(brandProfilesQuery)
      },
    },
    'create-brand-profile': { load: () => import('./brand-profiles/pages/create-brand-profile-page.tsx') },
    'edit-brand-profile': {
      load: () => import('./brand-profiles/pages/edit-brand-profile-page.tsx'),
      prefetch({ queryClient, params }) {
        void queryClient.prefetchQuery(brandProfileQuery(params['id'] ?? ''))
      },
    },
    'ad-templates': {
      load: () => import('./ad-templates/pages/ad-templates-page.tsx'),
      prefetch({ queryClient }) {
        void queryClient.prefetchQuery(templatePreviewQuery())
      },
    },
    'edit-image': {
      load: () => import('./editor/pages/edit-image-page.tsx'),
      prefetch({ queryClient, params }) {
        void queryClient.prefetchQuery(creativeDocumentQuery(params['documentId'] ?? ''))
      },
    },
    'create-product': { load: () => import('./products/pages/create-product-page.tsx') },
    'edit-product': {
      load: () => import('./products/pages/edit-product-page.tsx'),
      prefetch({ queryClient, params }) {
        void queryClient.prefetchQuery(productQuery(params['id'] ?? ''))
      },
    },
    'image-generation': {
      load: () => import('./image-orders/pages/image-orders-page.tsx'),
      prefetch({ queryClient, url }) {
        void queryClient.prefetchInfiniteQuery(imageOrdersQuery(readImageOrdersView(url.searchParams)))
      },
    },
    'image-generation-create': { load: () => import('./wizard/pages/create-images-page.tsx') },
    'image-generation-details': {
      load: () => import('./image-orders/pages/image-order-page.tsx'),
      prefetch({ queryClient, params }) {
        void queryClient.prefetchQuery(imageOrderQuery(params['id'] ?? ''))
      },
    },
    'ai-videos': {
      load: () => import('./videos/pages/videos-page.tsx'),
      prefetch({ queryClient, url }) {
        void queryClient.prefetchInfiniteQuery(videosQuery(readVideosView(url.searchParams)))
      },
    },
    'create-ai-video': { load: () => import('./videos/pages/create-video-page.tsx') },
    'edit-ai-video': {
      load: () => import('./videos/pages/edit-video-page.tsx'),
      prefetch({ queryClient, params }) {
        void queryClient.prefetchQuery(videoQuery(params['id'] ?? ''))
      },
    },
    'funnel-templates': { load: () => import('./funnel-pages/pages/funnel-templates-page.tsx') },
    'funnel-pages': { load: () => import('./funnel-pages/pages/funnel-pages-page.tsx') },
    'edit-funnel-page': { load: () => import('./funnel-pages/pages/edit-funnel-page.tsx') },
    leads: { load: () => import('./funnel-pages/pages/leads-page.tsx') },
    'generation-provider': { load: () => import('./provider/pages/generation-provider-page.tsx') },
    'ai-start-generate': { load: () => import('./wizard/pages/start-creating-page.tsx') },
  },
  slots: {
    'latest-images': { load: () => import('./image-orders/components/latest-images.tsx') },
    'running-images': { load: () => import('./image-orders/components/running-images.tsx') },
  },
}
