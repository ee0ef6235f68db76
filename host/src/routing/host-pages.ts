import type { RouteName, routes } from '@marquee/remote-kit/routes'
import type { ComponentType } from 'react'

type HostRouteName = { [N in RouteName]: (typeof routes)[N]['owner'] extends 'host' ? N : never }[RouteName]

/** Loads a page of the host; each is a chunk of its own. */
export type LoadHostPage = () => Promise<{ Page: ComponentType }>

export const hostPages: Readonly<Record<HostRouteName, LoadHostPage>> = {
  home: () => import('../pages/login/login-page.tsx'),
  login: () => import('../pages/login/login-page.tsx'),
  signup: () => import('../pages/signup/signup-page.tsx'),
  'forgot-password': () => import('../pages/forgot-password/forgot-password-page.tsx'),
  'reset-password': () => import('../pages/reset-password/reset-password-page.tsx'),
  'set-password': () => import('../pages/reset-password/set-password-page.tsx'),
  invitation: () => import('../pages/invitation/invitation-page.tsx'),
  'terms-and-conditions': () => import('../pages/legal/terms-page.tsx'),
  'privacy-policy': () => import('../pages/legal/privacy-page.tsx'),
  onboarding: () => import('../pages/onboarding/onboarding-page.tsx'),
  'verify-email': () => import('../pages/verify-email/verify-email-page.tsx'),
  'get-started': () => import('../pages/get-started/get-started-page.tsx'),
  dashboard: () => import('../pages/dashboard/dashboard-page.tsx'),
  'admin.feature-flags': () => import('../pages/feature-flags/feature-flags-page.tsx'),
  'admin.releases': () => import('../pages/releases/releases-page.tsx'),
  'admin.jobs': () => import('../pages/jobs/jobs-page.tsx'),
  'admin.mails': () => import('../pages/mails/mails-page.tsx'),
}

export const loadNotFoundPage: LoadHostPage = () => import('../pages/not-found/not-found-page.tsx')

export function isHostRoute(name: RouteName): name is HostRouteName {
  return name in hostPages
}
