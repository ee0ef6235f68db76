import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { specified } from '@marquee/remote-kit/routes'

/** The pages of the host itself. */
export const manifest = {
  routes: [
    { ...specified('home'), title: 'Log in' },
    { ...specified('login'), title: 'Log in' },
    { ...specified('signup'), title: 'Create your account' },
    { ...specified('forgot-password'), title: 'Reset your password' },
    { ...specified('reset-password'), title: 'Choose a new password' },
    { ...specified('set-password'), title: 'Set your password' },
    { ...specified('two-factor-challenge'), title: 'Enter your code' },
    { ...specified('invitation'), title: 'Invitation' },
    { ...specified('terms-and-conditions'), title: 'Terms and conditions' },
    { ...specified('privacy-policy'), title: 'Privacy policy' },
    { ...specified('onboarding'), title: 'Welcome' },
    { ...specified('verify-email'), title: 'Verify your e-mail' },
    { ...specified('get-started'), title: 'Get started', section: 'get-started' },
    { ...specified('dashboard'), title: 'Dashboard', section: 'dashboard' },
    { ...specified('notifications'), title: 'Notifications', section: 'dashboard' },
  ],
  sections: [
    {
      name: 'get-started',
      label: 'Get started',
      icon: 'Rocket',
      route: 'get-started',
      group: '',
      order: 10,
      access: { feature: 'full_product' },
    },
    {
      name: 'dashboard',
      label: 'Dashboard',
      icon: 'LayoutDashboard',
      route: 'dashboard',
      group: '',
      order: 20,
      key: 'd',
      access: { feature: 'full_product', plan: 'ended' },
    },
  ],
} as const satisfies ReleaseManifest
