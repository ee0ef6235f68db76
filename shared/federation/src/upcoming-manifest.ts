import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { specified } from '@marquee/remote-kit/routes'

/**
 * Pages of the specification that no release brings yet, with their places in the navigation. As soon as a live release brings one of them,
 * its manifest takes precedence.
 */
export const upcomingManifest = {
  routes: [{ ...specified('funnel-templates'), title: 'Funnel templates', section: 'funnel-templates' }],
  sections: [
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
} as const satisfies ReleaseManifest
