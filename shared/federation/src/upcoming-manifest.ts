import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { specified } from '@marquee/remote-kit/routes'

/**
 * Pages of the specification that no release brings yet, with their places in the navigation. As soon as a live release brings one of them,
 * its manifest takes precedence.
 */
export const upcomingManifest = {
  routes: [
    { ...specified('ai-videos'), title: 'Videos', section: 'ai-videos' },
    { ...specified('create-ai-video'), title: 'Create a video', section: 'ai-videos' },
    { ...specified('edit-ai-video'), title: 'Edit video', section: 'ai-videos' },
    { ...specified('funnel-templates'), title: 'Funnel templates', section: 'funnel-templates' },
  ],
  sections: [
    {
      name: 'ai-videos',
      label: 'Videos',
      icon: 'Clapperboard',
      route: 'ai-videos',
      group: 'Make',
      order: 40,
      access: { feature: 'generation' },
    },
    {
      name: 'funnel-templates',
      label: 'Funnel templates',
      icon: 'Filter',
      route: 'funnel-templates',
      group: 'Make',
      order: 60,
      access: { feature: 'generation' },
    },
  ],
  slots: [
    {
      name: 'video-from-ad',
      place: 'ad-actions',
      label: 'Create a video',
      icon: 'Clapperboard',
      route: 'create-ai-video',
      adParameter: 'create_from_ad',
      order: 30,
      access: { permission: 'generation.create', feature: 'generation' },
    },
  ],
} as const satisfies ReleaseManifest
