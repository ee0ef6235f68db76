import type { PageNames } from '@marquee/remote-kit/release-manifest'
import type { ComponentType } from 'react'
import type { manifest } from '../manifest.ts'
import type { KnownPage } from '@marquee/federation/known-pages'

/** Loads a page of the host; each is a chunk of its own. */
export type LoadHostPage = () => Promise<{ Page: ComponentType }>

const hostPages: Readonly<Record<PageNames<typeof manifest>, LoadHostPage>> = {
  home: () => import('../pages/login/login-page.tsx'),
  login: () => import('../pages/login/login-page.tsx'),
  signup: () => import('../pages/signup/signup-page.tsx'),
  'forgot-password': () => import('../pages/forgot-password/forgot-password-page.tsx'),
  'reset-password': () => import('../pages/reset-password/reset-password-page.tsx'),
  'set-password': () => import('../pages/reset-password/set-password-page.tsx'),
  'two-factor-challenge': () => import('../pages/two-factor-challenge/two-factor-challenge-page.tsx'),
  invitation: () => import('../pages/invitation/invitation-page.tsx'),
  'terms-and-conditions': () => import('../pages/legal/terms-page.tsx'),
  'privacy-policy': () => import('../pages/legal/privacy-page.tsx'),
  onboarding: () => import('../pages/onboarding/onboarding-page.tsx'),
  'verify-email': () => import('../pages/verify-email/verify-email-page.tsx'),
  'get-started': () => import('../pages/get-started/get-started-page.tsx'),
  dashboard: () => import('../pages/dashboard/dashboard-page.tsx'),
  notifications: () => import('../pages/notifications/notifications-page.tsx'),
}

export const loadNotFoundPage: LoadHostPage = () => import('../pages/not-found/not-found-page.tsx')

/** Returns the function that loads a page of the host; null for a page of a remote. */
export function getHostPage({ name, owner }: KnownPage): LoadHostPage | null {
  return owner === 'host' && isHostPage(name) ? hostPages[name] : null
}

function isHostPage(name: string): name is keyof typeof hostPages {
  return Object.hasOwn(hostPages, name)
}
