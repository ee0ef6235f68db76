import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { specified } from '@marquee/remote-kit/routes'

/**
 * Pages of the specification that are yet to come, with their places in the navigation. As soon as a live release brings one of
 * them, what its manifest says counts instead.
 */
export const upcomingManifest = {
  routes: [
    { ...specified('share.brief'), title: 'Shared brief' },
    { ...specified('plans'), title: 'Plans', section: 'plans' },
    { ...specified('cancellation'), title: 'Cancel your plan', section: 'plans' },
    { ...specified('brand-spy'), title: 'Brand spy', section: 'brand-spy' },
    { ...specified('brand-spy-details'), title: 'Brand spy', section: 'brand-spy' },
    { ...specified('creative-analyzer'), title: 'Creative analyzer', section: 'creative-analyzer' },
    { ...specified('image-generation'), title: 'Images', section: 'image-generation' },
    { ...specified('image-generation-create'), title: 'Create images', section: 'image-generation' },
    { ...specified('image-generation-details'), title: 'Images', section: 'image-generation' },
    { ...specified('ai-videos'), title: 'Videos', section: 'ai-videos' },
    { ...specified('create-ai-video'), title: 'Create a video', section: 'ai-videos' },
    { ...specified('edit-ai-video'), title: 'Edit video', section: 'ai-videos' },
    { ...specified('ai-start-generate'), title: 'Start creating', section: 'image-generation' },
    { ...specified('ad-templates'), title: 'Ad templates', section: 'ad-templates' },
    { ...specified('funnel-templates'), title: 'Funnel templates', section: 'funnel-templates' },
    { ...specified('brand-profiles'), title: 'Brand profiles', section: 'briefs' },
    { ...specified('affiliate'), title: 'Affiliate program', section: 'referrals' },
    { ...specified('share-and-benefit'), title: 'Share and benefit', section: 'referrals' },
    { ...specified('api-access'), title: 'Connect', section: 'api-access' },
    { ...specified('account-settings.account'), title: 'Account', section: 'account-settings' },
    { ...specified('account-settings.subscription'), title: 'Subscription', section: 'account-settings' },
    { ...specified('account-settings.integrations'), title: 'Integrations', section: 'account-settings' },
    { ...specified('account-settings.change-log'), title: 'Change log', section: 'account-settings' },
    { ...specified('account-settings.payment'), title: 'Payment', section: 'account-settings' },
    { ...specified('account-settings.credits'), title: 'Credits', section: 'account-settings' },
  ],
  sections: [
    { name: 'brand-spy', label: 'Brand spy', icon: 'Radar', route: 'brand-spy', group: 'Watch', order: 10 },
    {
      name: 'creative-analyzer',
      label: 'Creative analyzer',
      icon: 'ChartNoAxesCombined',
      route: 'creative-analyzer',
      group: 'Watch',
      order: 20,
    },
    { name: 'image-generation', label: 'Images', icon: 'Image', route: 'image-generation', group: 'Make', order: 30 },
    { name: 'ai-videos', label: 'Videos', icon: 'Clapperboard', route: 'ai-videos', group: 'Make', order: 40 },
    {
      name: 'ad-templates',
      label: 'Ad templates',
      icon: 'LayoutTemplate',
      route: 'ad-templates',
      group: 'Make',
      order: 50,
    },
    {
      name: 'funnel-templates',
      label: 'Funnel templates',
      icon: 'Filter',
      route: 'funnel-templates',
      group: 'Make',
      order: 60,
    },
    { name: 'api-access', label: 'Connect', icon: 'Plug', route: 'api-access', group: 'Account', order: 10 },
    {
      name: 'referrals',
      label: 'Share and benefit',
      icon: 'Gift',
      route: 'share-and-benefit',
      group: 'Account',
      order: 20,
    },
  ],
} as const satisfies ReleaseManifest
