import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'

const access = { isAdmin: true } as const

/** The release manifest of this remote, for administrators only: other users load none of its code. */
export const manifest = {
  routes: [
    {
      name: 'admin.feature-flags',
      path: '/admin/feature-flags',
      kind: 'app',
      title: 'Feature flags',
      section: 'feature-flags',
      access,
    },
    { name: 'admin.releases', path: '/admin/releases', kind: 'app', title: 'Releases', section: 'releases', access },
    {
      name: 'admin.ad-sources',
      path: '/admin/ad-sources',
      kind: 'app',
      title: 'Ad sources',
      section: 'ad-sources',
      access,
    },
    {
      name: 'admin.ad-import',
      path: '/admin/ad-import',
      kind: 'app',
      title: 'Import ads',
      section: 'ad-sources',
      access,
    },
    {
      name: 'admin.advertisers',
      path: '/admin/advertisers',
      kind: 'app',
      title: 'Advertisers',
      section: 'advertisers',
      access,
    },
    { name: 'admin.jobs', path: '/admin/jobs', kind: 'app', title: 'Jobs', section: 'jobs', access },
    { name: 'admin.mails', path: '/admin/mails', kind: 'app', title: 'Mails', section: 'mails', access },
    { name: 'admin.payouts', path: '/admin/payouts', kind: 'app', title: 'Payouts', section: 'payouts', access },
  ],
  sections: [
    {
      name: 'feature-flags',
      label: 'Feature flags',
      icon: 'Flag',
      route: 'admin.feature-flags',
      group: 'Account',
      order: 110,
      access,
    },
    {
      name: 'releases',
      label: 'Releases',
      icon: 'PackageCheck',
      route: 'admin.releases',
      group: 'Account',
      order: 120,
      access,
    },
    {
      name: 'ad-sources',
      label: 'Ad sources',
      icon: 'CloudDownload',
      route: 'admin.ad-sources',
      group: 'Account',
      order: 130,
      access,
    },
    {
      name: 'advertisers',
      label: 'Advertisers',
      icon: 'Megaphone',
      route: 'admin.advertisers',
      group: 'Account',
      order: 132,
      access,
    },
    { name: 'jobs', label: 'Jobs', icon: 'ListChecks', route: 'admin.jobs', group: 'Account', order: 122, access },
    { name: 'mails', label: 'Mails', icon: 'Mail', route: 'admin.mails', group: 'Account', order: 124, access },
    {
      name: 'payouts',
      label: 'Payouts',
      icon: 'HandCoins',
      route: 'admin.payouts',
      group: 'Account',
      order: 126,
      access,
    },
  ],
} as const satisfies ReleaseManifest
