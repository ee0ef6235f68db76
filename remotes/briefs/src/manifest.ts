import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { specified } from '@marquee/remote-kit/routes'

/** The release manifest of this remote: the host shows its entries before it loads any of the code. */
export const manifest = {
  routes: [
    { ...specified('briefs'), title: 'Briefs', section: 'briefs' },
    { ...specified('brief-details'), title: 'Brief', section: 'briefs' },
    { ...specified('share.brief'), title: 'Shared brief' },
  ],
  sections: [
    {
      name: 'briefs',
      label: 'Briefs',
      icon: 'FileText',
      route: 'briefs',
      group: 'Make',
      order: 10,
      key: 'b',
      access: { feature: 'full_product', plan: 'ended' },
    },
  ],
  commands: [
    {
      label: 'New brief',
      icon: 'FilePlus2',
      keywords: 'create add',
      route: 'briefs',
      newKey: 'create',
      access: { permission: 'briefs.edit', feature: 'full_product' },
    },
  ],
  slots: [
    {
      name: 'brief-from-ad',
      place: 'ad-actions',
      label: 'Write a brief',
      icon: 'FilePlus2',
      route: 'briefs',
      adParameter: 'create_from_ad',
      order: 10,
      access: { permission: 'briefs.edit', feature: 'full_product' },
    },
  ],
} as const satisfies ReleaseManifest
