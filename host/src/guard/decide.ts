import type { AuthData, User } from '@marquee/contract/authentication'
import { isAdTemplateOnly } from '@marquee/contract/features'
import { href, type RouteName, routes } from '@marquee/remote-kit/routes'

export interface Visit {
  /** Name of the page, as the specification's without its `route.`; `404` is every path that no page has. */
  route: string
  /** Path, query and fragment of the page that is opened. */
  address: string
  /** A page of a remote that whoever has the link may open, as a shared one. */
  isShared?: boolean
  /** A page of a remote that only administrators may open. */
  isForAdmins?: boolean
}

export interface OnboardingData {
  user_data: { show_onboarding_user_data: boolean }
}

/** Addresses of this origin that were stored on an earlier visit. */
export interface StoredAddresses {
  adRedirect: string | null
  teamInvitation: string | null
}

export type Decision =
  | { kind: 'gate' }
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string }
  /** The browser itself goes there, after the stored address `clears` was forgotten. */
  | { kind: 'leave'; to: string; clears: keyof StoredAddresses }

interface Situation {
  visit: Visit
  authData: AuthData
  user: User
  isVerified: boolean
  isAdTemplateOnly: boolean
  showsOnboarding: boolean
  stored: StoredAddresses
}

type Rule = (situation: Situation) => Decision | null

const ALLOW: Decision = { kind: 'allow' }

/** The specification's public pages. A manifest cannot make this list longer. */
const visitorRoutes: ReadonlySet<string> = new Set<RouteName>([
  'home',
  'signup',
  'login',
  'forgot-password',
  'reset-password',
  'share.board',
  'share.ad',
  'embed',
  'share.brief',
  'terms-and-conditions',
  'privacy-policy',
  'set-password',
  'invitation',
  'two-factor-challenge',
])

/** Public pages that a signed-in person may read as well; an embedded ad is a shared page. */
const sharedAndLegalRoutes: ReadonlySet<string> = new Set<RouteName>([
  'share.board',
  'share.ad',
  'share.brief',
  'embed',
  'terms-and-conditions',
  'privacy-policy',
])

/** The settings of the specification; a remote that calls a page like them opens nothing by it. */
const settingsRoutes: ReadonlySet<string> = new Set(
  Object.keys(routes).filter((name) => name.startsWith('account-settings')),
)

/** The one page of admins that the specification names; the others are below `/admin`. */
const adminRoutes: ReadonlySet<string> = new Set<RouteName>(['my-staff-picks'])

/** The order is the specification's (section 4), with the page of invitations, which is ours, in front; the first rule that decides wins. */
const rulesForUsers: readonly Rule[] = [
  openInvitation,
  goToStoredAd,
  goToInvitation,
  keepToAdTemplates,
  askForVerification,
  askForPlan,
  showOnboarding,
  leaveVisitorPages,
  keepAdminPagesForAdmins,
]

/**
 * Decides whether a page may be opened: the navigation guard of the specification's section 4, as a pure function.
 * @param onboarding null when it is not known; onboarding is not shown then
 */
export function decide(
  visit: Visit,
  authData: AuthData,
  onboarding: OnboardingData | null,
  stored: StoredAddresses,
): Decision {
  if (!authData.isAllowedToAccess) {
    return { kind: 'gate' }
  }
  if (visit.route === '404') {
    return ALLOW
  }
  const { user } = authData
  if (user === null) {
    return isOpenToVisitors(visit) ? ALLOW : redirect(loginAddress(visit.address))
  }
  const situation: Situation = {
    visit,
    authData,
    user,
    isVerified: user.email_verified_at !== null,
    isAdTemplateOnly: isForAdTemplates(authData),
    showsOnboarding: onboarding?.user_data.show_onboarding_user_data ?? false,
    stored,
  }
  for (const rule of rulesForUsers) {
    const decision = rule(situation)
    if (decision !== null) {
      return decision
    }
  }
  return ALLOW
}

function isOpenToVisitors({ route, isShared }: Visit): boolean {
  return visitorRoutes.has(route) || isShared === true
}

/** Whether the onboarding data makes a difference: the rules that look at it only apply to these people. */
export function canBeOnboarded(authData: AuthData): boolean {
  const { user, isAllowedToAccess } = authData
  const isVerifiedOwner = user !== null && user.email_verified_at !== null && user.current_workspace_is_owned
  return isAllowedToAccess && isVerifiedOwner && !isForAdTemplates(authData)
}

function isForAdTemplates({ is_allow_ad_template, workspace_features }: AuthData): boolean {
  return isAdTemplateOnly({ ...workspace_features, ad_templates: is_allow_ad_template })
}

/** The login page that leads back to `address`. */
function loginAddress(address: string): string {
  return href('login', { query: { return_to: address } })
}

function redirect(to: string): Decision {
  return { kind: 'redirect', to }
}

/** Whoever opens a mail's link sees it, whatever plan or onboarding waits for them in their own workspace. */
function openInvitation({ visit, isVerified }: Situation): Decision | null {
  return visit.route === 'invitation' && isVerified ? ALLOW : null
}

function goToStoredAd({ visit, stored }: Situation): Decision | null {
  if (stored.adRedirect === null || stored.adRedirect === visit.address) {
    return null
  }
  return { kind: 'leave', to: stored.adRedirect, clears: 'adRedirect' }
}

function goToInvitation({ visit, stored, isVerified }: Situation): Decision | null {
  if (!isVerified || stored.teamInvitation === null || stored.teamInvitation === visit.address) {
    return null
  }
  return { kind: 'leave', to: stored.teamInvitation, clears: 'teamInvitation' }
}

function keepToAdTemplates({ visit, isAdTemplateOnly, isVerified }: Situation): Decision | null {
  // Without this an unverified user would go from here to verify-email, from there back to ad templates, and so on for ever.
  if (!isAdTemplateOnly || !isVerified) {
    return null
  }
  const isExempt = ['ad-templates', 'plans', 'account-settings.basics'].includes(visit.route)
  return isExempt ? null : redirect(href('ad-templates', { query: { atm: '1' } }))
}

function askForVerification({ visit, isVerified }: Situation): Decision | null {
  if (isVerified) {
    return null
  }
  const isExempt = visit.route === 'verify-email' || visit.route === 'account-settings.basics'
  return isExempt ? ALLOW : redirect(href('verify-email'))
}

function ownsOrdinaryWorkspace({ user, isAdTemplateOnly }: Situation): boolean {
  return user.current_workspace_is_owned && !isAdTemplateOnly
}

function askForPlan(situation: Situation): Decision | null {
  const { visit, authData, user, showsOnboarding } = situation
  const needsPlan = authData.user_plan === null || authData.is_new_user
  const isExempt = visit.route === 'plans' || settingsRoutes.has(visit.route)
  if (!ownsOrdinaryWorkspace(situation) || showsOnboarding || !needsPlan || isExempt) {
    return null
  }
  return redirect(href('plans', { query: customerQuery(user) }))
}

function showOnboarding(situation: Situation): Decision | null {
  const { visit, user, showsOnboarding } = situation
  if (!ownsOrdinaryWorkspace(situation) || !showsOnboarding || visit.route === 'onboarding') {
    return null
  }
  return redirect(href('onboarding', { query: customerQuery(user) }))
}

function leaveVisitorPages({ visit }: Situation): Decision | null {
  const isVisitorPage = visit.route === 'verify-email' || visitorRoutes.has(visit.route)
  return isVisitorPage && !sharedAndLegalRoutes.has(visit.route) ? redirect(href('explore')) : null
}

function keepAdminPagesForAdmins({ visit, user }: Situation): Decision | null {
  const isForAdmins = adminRoutes.has(visit.route) || visit.isForAdmins === true
  return isForAdmins && !user.is_admin ? redirect(href('explore')) : null
}

function customerQuery(user: User): { email: string; customer: string } {
  return { email: user.email, customer: user.id }
}
