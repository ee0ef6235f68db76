import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { specified } from '@marquee/remote-kit/routes'

/** What this remote brings: the host shows it before it loads any of the code. */
export const manifest = {
  routes: [
    { ...specified('products'), title: 'Products', section: 'products' },
    { ...specified('create-product'), title: 'New product', section: 'products' },
    { ...specified('edit-product'), title: 'Product', section: 'products' },
    { ...specified('ad-templates'), title: 'Ad templates', section: 'ad-templates' },
    {
      name: 'edit-image',
      path: '/image-generation/:id/edit/:documentId',
      kind: 'app',
      title: 'Edit image',
      section: 'image-generation',
    },
  ],
  sections: [
    {
      name: 'products',
      label: 'Products',
      icon: 'Package',
      route: 'products',
      group: 'Make',
      order: 20,
      key: 'p',
      access: { feature: 'full_product', plan: 'ended' },
    },
    {
      name: 'ad-templates',
      label: 'Ad templates',
      icon: 'LayoutTemplate',
      route: 'ad-templates',
      group: 'Make',
      order: 50,
      access: { feature: ['full_product', 'ad_templates'], plan: 'ended' },
    },
  ],
  commands: [
    {
      label: 'New product',
      icon: 'PackagePlus',
      keywords: 'create add',
      route: 'create-product',
      access: { permission: 'products.edit', feature: 'full_product' },
    },
  ],
} as const satisfies ReleaseManifest
