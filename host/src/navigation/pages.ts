import type { GuardedRoute } from '../guard/decide.ts'
import type { RouteName } from '@marquee/remote-kit/routes'

/** An area of the product, as the side navigation shows it. */
export type SectionName =
  | 'get-started'
  | 'dashboard'
  | 'explore'
  | 'swipe-file'
  | 'staff-picks'
  | 'my-staff-picks'
  | 'brand-spy'
  | 'creative-analyzer'
  | 'briefs'
  | 'products'
  | 'image-generation'
  | 'ai-videos'
  | 'ad-templates'
  | 'funnel-templates'
  | 'api-access'
  | 'referrals'
  | 'plans'
  | 'account-settings'
  | 'feature-flags'
  | 'releases'
  | 'jobs'
  | 'mails'
  | 'ad-sources'

interface PageInfo {
  /** The page's title before the page itself has set a better one. */
  title: string
  section: SectionName | null
}

function page(title: string, section: SectionName | null = null): PageInfo {
  return { title, section }
}

/** Title and section of every route, by the specification's route names. */
export const pages: Readonly<Record<RouteName, PageInfo>> = {
  home: page('Log in'),
  login: page('Log in'),
  signup: page('Create your account'),
  'forgot-password': page('Reset your password'),
  'reset-password': page('Choose a new password'),
  'set-password': page('Set your password'),
  invitation: page('Invitation'),
  'terms-and-conditions': page('Terms and conditions'),
  'privacy-policy': page('Privacy policy'),
  embed: page('Ad'),
  'share.board': page('Shared board'),
  'share.ad': page('Shared ad'),
  'share.brief': page('Shared brief'),
  onboarding: page('Welcome'),
  'verify-email': page('Verify your e-mail'),
  plans: page('Plans', 'plans'),
  cancellation: page('Cancel your plan', 'plans'),
  'get-started': page('Get started', 'get-started'),
  dashboard: page('Dashboard', 'dashboard'),
  'admin.feature-flags': page('Feature flags', 'feature-flags'),
  'admin.releases': page('Releases', 'releases'),
  'admin.jobs': page('Jobs', 'jobs'),
  'admin.mails': page('Mails', 'mails'),
  'admin.ad-sources': page('Ad sources', 'ad-sources'),
  'admin.ad-import': page('Import ads', 'ad-sources'),
  explore: page('Explore', 'explore'),
  'explore-brands': page('Explore brands', 'explore'),
  'swipe-file': page('Swipe file', 'swipe-file'),
  'swipe-file-brands': page('Brands in your swipe file', 'swipe-file'),
  board: page('Board', 'swipe-file'),
  'staff-picks': page('Staff picks', 'staff-picks'),
  'my-staff-picks': page('My staff picks', 'my-staff-picks'),
  brand: page('Brand', 'explore'),
  'brand-top-ads': page('Top ads', 'explore'),
  'brand-spy': page('Brand spy', 'brand-spy'),
  'brand-spy-details': page('Brand spy', 'brand-spy'),
  'creative-analyzer': page('Creative analyzer', 'creative-analyzer'),
  'image-generation': page('Images', 'image-generation'),
  'image-generation-create': page('Create images', 'image-generation'),
  'image-generation-details': page('Images', 'image-generation'),
  'ai-videos': page('Videos', 'ai-videos'),
  'create-ai-video': page('Create a video', 'ai-videos'),
  'edit-ai-video': page('Edit video', 'ai-videos'),
  'ai-start-generate': page('Start creating', 'image-generation'),
  'ad-templates': page('Ad templates', 'ad-templates'),
  'funnel-templates': page('Funnel templates', 'funnel-templates'),
  products: page('Products', 'products'),
  'create-product': page('New product', 'products'),
  'edit-product': page('Product', 'products'),
  briefs: page('Briefs', 'briefs'),
  'brief-details': page('Brief', 'briefs'),
  'brand-profiles': page('Brand profiles', 'briefs'),
  affiliate: page('Affiliate program', 'referrals'),
  'share-and-benefit': page('Share and benefit', 'referrals'),
  'api-access': page('Connect', 'api-access'),
  'account-settings': page('Settings', 'account-settings'),
  'account-settings.basics': page('Your profile', 'account-settings'),
  'account-settings.account': page('Account', 'account-settings'),
  'account-settings.subscription': page('Subscription', 'account-settings'),
  'account-settings.workspaces': page('Workspaces', 'account-settings'),
  'account-settings.integrations': page('Integrations', 'account-settings'),
  'account-settings.change-log': page('Change log', 'account-settings'),
  'account-settings.payment': page('Payment', 'account-settings'),
  'account-settings.credits': page('Credits', 'account-settings'),
}

/** The page name of analytics: the specification's form `route.<name>`. */
export function pageNameOf(route: GuardedRoute): string {
  return `route.${route}`
}

/** The title of a route before its page has set one. */
export function titleOf(route: GuardedRoute): string {
  return route === '404' ? 'Page not found' : pages[route].title
}

/**
 * The section that a page belongs to. The query may say where the visitor came from: `ref=staff-picks` and, for pages that
 * both have, `user_ads` (1 = swipe file, 0 = explore).
 */
export function sectionOf(route: GuardedRoute, search: URLSearchParams): SectionName | null {
  if (route === '404') {
    return null
  }
  const { section } = pages[route]
  if (section !== 'explore' && section !== 'swipe-file') {
    return section
  }
  if (search.get('ref') === 'staff-picks') {
    return 'staff-picks'
  }
  const bySearch: Partial<Record<string, SectionName>> = { '1': 'swipe-file', '0': 'explore' }
  return bySearch[search.get('user_ads') ?? ''] ?? section
}
