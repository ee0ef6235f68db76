import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { specified } from '@marquee/remote-kit/routes'

/** What this remote brings: the host shows it before it loads any of the code. */
export const manifest = {
  routes: [
    { ...specified('products'), title: 'Products', section: 'products' },
    { ...specified('create-product'), title: 'New product', section: 'products' },
    { ...specified('edit-product'), title: 'Product', section: 'products' },
    { ...specified('image-generation'), title: 'Images', section: 'image-generation' },
    { ...specified('image-generation-create'), title: 'Create images', section: 'image-generation' },
    { ...specified('image-generation-details'), title: 'Images', section: 'image-generation' },
    { ...specified('ai-start-generate'), title: 'Start creating', section: 'image-generation' },
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
      name: 'image-generation',
      label: 'Images',
      icon: 'Image',
      route: 'image-generation',
      group: 'Make',
      order: 30,
      access: { feature: 'generation' },
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
    {
      label: 'Create images',
      icon: 'Sparkles',
      keywords: 'generate make ad picture',
      route: 'ai-start-generate',
      access: { permission: 'generation.create', feature: 'generation' },
    },
  ],
  slots: [
    {
      name: 'running-images',
      place: 'side-bar',
      section: 'image-generation',
      rows: 0,
      isForVerified: true,
      access: { feature: 'generation' },
    },
    {
      name: 'images-from-ad',
      place: 'ad-actions',
      label: 'Create images',
      icon: 'Image',
      route: 'ai-start-generate',
      adParameter: 'ad',
      order: 20,
      access: { permission: 'generation.create', feature: 'generation' },
    },
  ],
} as const satisfies ReleaseManifest
