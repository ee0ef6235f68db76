import type { RemoteEntry } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import { openApiQuery } from './integrations/api/api-keys.ts'
import { invoicesQuery, paymentQuery } from './api/billing.ts'
import { changeLogQuery } from './api/change-log.ts'
import { creditEntriesQuery, creditsQuery, creditUsageQuery } from './api/credits.ts'
import { integrationsQuery } from './integrations/api/integrations.ts'
import { plansQuery, subscriptionQuery } from './api/plans.ts'
import { referralOverviewQuery, referralsQuery, referralWeeksQuery } from './referrals/api/referrals.ts'
import { workspaceExportQuery } from './workspaces/api/workspace-exports.ts'
import { workspaceSettingsQuery } from './workspaces/api/workspace-settings.ts'
import { listWorkspacesQuery } from './workspaces/api/workspaces.ts'
import { webhookEndpointsQuery } from './webhooks/api/webhooks.ts'
import type { manifest as declared } from './manifest.ts'

export const manifest: RemoteEntry<typeof declared> = {
  kitVersion: KIT_VERSION,
  pages: {
    plans: {
      load: () => import('./billing/pages/plans-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(plansQuery())
        void queryClient.prefetchQuery(subscriptionQuery())
      },
    },
    'account-settings': { load: () => import('./profile/pages/account-settings-page.tsx') },
    'account-settings.basics': { load: () => import('./profile/pages/basics-page.tsx') },
    'account-settings.account': {
      load: () => import('./workspaces/pages/account-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(workspaceSettingsQuery())
        void queryClient.prefetchQuery(workspaceExportQuery())
      },
    },
    'account-settings.integrations': {
      load: () => import('./integrations/pages/integrations-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(integrationsQuery())
      },
    },
    'account-settings.webhooks': {
      load: () => import('./webhooks/pages/webhooks-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(webhookEndpointsQuery())
      },
    },
    'account-settings.change-log': {
      load: () => import('./change-log/pages/change-log-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchInfiniteQuery(changeLogQuery())
      },
    },
    'account-settings.workspaces': {
      load: () => import('./workspaces/pages/workspaces-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchInfiniteQuery(listWorkspacesQuery())
      },
    },
    cancellation: {
      load: () => import('./billing/pages/cancellation-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(plansQuery())
        void queryClient.prefetchQuery(subscriptionQuery())
        void queryClient.prefetchQuery(creditsQuery())
      },
    },
    'share-and-benefit': {
      load: () => import('./referrals/pages/share-and-benefit-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(referralOverviewQuery())
        void queryClient.prefetchQuery(referralWeeksQuery())
        void queryClient.prefetchInfiniteQuery(referralsQuery())
      },
    },
    'api-access': {
      load: () => import('./integrations/pages/connect-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(openApiQuery())
      },
    },
    'connect-extension': { load: () => import('./integrations/pages/connect-extension-page.tsx') },
    affiliate: { load: () => import('./referrals/pages/affiliate-page.tsx') },
    'account-settings.subscription': {
      load: () => import('./billing/pages/subscription-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(plansQuery())
        void queryClient.prefetchQuery(subscriptionQuery())
      },
    },
    'account-settings.payment': {
      load: () => import('./billing/pages/payment-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(paymentQuery())
        void queryClient.prefetchInfiniteQuery(invoicesQuery())
      },
    },
    'account-settings.credits': {
      load: () => import('./credits/pages/credits-page.tsx'),
      prefetch: ({ queryClient }) => {
        void queryClient.prefetchQuery(creditsQuery())
        void queryClient.prefetchQuery(creditUsageQuery('current'))
        void queryClient.prefetchInfiniteQuery(creditEntriesQuery('settled'))
      },
    },
  },
}
