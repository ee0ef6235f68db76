import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { specified } from '@marquee/remote-kit/routes'

/** The release manifest of this remote: the host shows its entries before it loads any of the code. */
export const manifest = {
  routes: [
    { ...specified('plans'), title: 'Plans', section: 'plans' },
    { ...specified('cancellation'), title: 'Cancel your plan', section: 'plans' },
    { ...specified('account-settings'), title: 'Settings', section: 'account-settings' },
    { ...specified('account-settings.basics'), title: 'Your profile', section: 'account-settings' },
    { ...specified('account-settings.account'), title: 'Account', section: 'account-settings' },
    { ...specified('account-settings.integrations'), title: 'Integrations', section: 'account-settings' },
    { ...specified('account-settings.change-log'), title: 'Change log', section: 'account-settings' },
    { ...specified('account-settings.workspaces'), title: 'Workspaces', section: 'account-settings' },
    { ...specified('account-settings.subscription'), title: 'Subscription', section: 'account-settings' },
    { ...specified('account-settings.payment'), title: 'Payment', section: 'account-settings' },
    { ...specified('account-settings.credits'), title: 'Credits', section: 'account-settings' },
    { ...specified('share-and-benefit'), title: 'Share and benefit', section: 'referrals' },
    { ...specified('affiliate'), title: 'Affiliate program', section: 'referrals' },
    { ...specified('api-access'), title: 'Connect', section: 'api-access' },
    {
      name: 'connect-extension',
      path: '/connect/extension',
      kind: 'app',
      title: 'Connect the extension',
      section: 'api-access',
    },
  ],
  sections: [
    {
      name: 'api-access',
      label: 'Connect',
      icon: 'Plug',
      route: 'api-access',
      group: 'Account',
      order: 10,
      access: { feature: 'full_product' },
    },
    {
      name: 'referrals',
      label: 'Share and benefit',
      icon: 'Gift',
      route: 'share-and-benefit',
      group: 'Account',
      order: 20,
      access: { feature: 'full_product', plan: 'ended' },
    },
    {
      name: 'account-settings',
      label: 'Settings',
      icon: 'Settings',
      route: 'account-settings.basics',
      group: 'Account',
      order: 30,
      mark: 'has_unread_changes',
      access: { plan: 'none' },
    },
    {
      name: 'plans',
      label: 'Plans',
      icon: 'CreditCard',
      route: 'plans',
      group: 'Account',
      order: 40,
      access: { plan: 'none' },
    },
  ],
} as const satisfies ReleaseManifest
