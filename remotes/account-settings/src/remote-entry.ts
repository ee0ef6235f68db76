import type { RemoteEntry } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import { openApiQuery } from './api/api-keys.ts'
import { invoicesQuery, paymentQuery } from './api/billing.ts'
import { changeLogQuery } from './api/change-log.ts'
import { creditEntriesQuery, creditsQuery, creditUsageQuery } from './api/credits.ts'
import { integrationsQuery } from './api/integrations.ts'
import { plansQuery, subscriptionQuery } from './api/plans.ts'
import { referralOverviewQuery, referralsQuery, referralWeeksQuery } from './api/referrals.ts'
import { workspaceExportQuery } from './api/workspace-exports.ts'
import { workspaceSettingsQuery } from './api/workspace-settings.ts'
import { listWorkspacesQuery } from './api/workspaces.ts'
import type { manifest as declared } from './manifest.ts'

export const manifest: RemoteEntry<typeof declared> = {
  kitVersion: KIT_VERSION,
  pages: {
    plans: {
      load: () => import('./pages/plans-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(plansQuery())
        void queryClient.prefetchQuery(subscriptionQuery())
      },
    },
    'account-settings': { load: () => import('./pages/account-settings-page.tsx') },
    'account-settings.basics': { load: () => import('./pages/basics-page.tsx') },
    'account-settings.account': {
      load: () => import('./pages/account-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(workspaceSettingsQuery())
        void queryClient.prefetchQuery(workspaceExportQuery())
      },
    },
    'account-settings.integrations': {
      load: () => import('./pages/integrations-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(integrationsQuery())
      },
    },
    'account-settings.change-log': {
      load: () => import('./pages/change-log-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchInfiniteQuery(changeLogQuery())
      },
    },
    'account-settings.workspaces': {
      load: () => import('./pages/workspaces-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchInfiniteQuery(listWorkspacesQuery())
      },
    },
    cancellation: {
      load: () => import('./pages/cancellation-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(plansQuery())
        void queryClient.prefetchQuery(subscriptionQuery())
        void queryClient.prefetchQuery(creditsQuery())
      },
    },
    'share-and-benefit': {
      load: () => import('./pages/share-and-benefit-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(referralOverviewQuery())
        void queryClient.prefetchQuery(referralWeeksQuery())
        void queryClient.prefetchInfiniteQuery(referralsQuery())
      },
    },
    'api-access': {
      load: () => import('./pages/connect-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(openApiQuery())
      },
    },
    affiliate: { load: () => import('./pages/affiliate-page.tsx') },
    'account-settings.subscription': {
      load: () => import('./pages/subscription-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(plansQuery())
        void queryClient.prefetchQuery(subscriptionQuery())
      },
    },
    'account-settings.payment': {
      load: () => import('./pages/payment-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(paymentQuery())
        void queryClient.prefetchInfiniteQuery(invoicesQuery())
      },
    },
    'account-settings.credits': {
      load: () => import('./pages/credits-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(creditsQuery())
        void queryClient.prefetchQuery(creditUsageQuery('current'))
        void queryClient.prefetchInfiniteQuery(creditEntriesQuery('settled'))
      },
    },
  },
}
