import type { AuthData, User } from '@marquee/contract/authentication'
import { isAdTemplateOnly } from '@marquee/contract/features'
import { href, type RouteName, routes } from '@marquee/remote-kit/routes'

export interface Visit {
  /** Name of the page, as in the specification but without `route.`; `404` for all paths that no page has. */
  route: string
  /** Path, query and fragment of the requested page. */
  address: string
  /** A page of a remote that all visitors with the link may open, as a shared one. */
  isShared?: boolean
  /** A page of a remote that only administrators may open. */
  isForAdmins?: boolean
}

export interface OnboardingData {
  user_data: { show_onboarding_user_data: boolean }
}

/** Addresses of this origin that an earlier visit stored. */
export interface StoredAddresses {
  adRedirect: string | null
  teamInvitation: string | null
}

export type Decision =
  | { kind: 'gate' }
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string }
  /** A redirect by a full page load, after the stored address named by `clears` was removed. */
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

/** The public pages of the specification. A manifest cannot extend this list. */
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

/** Public pages that a signed-in user may read as well; an embedded ad is a shared page. */
const sharedAndLegalRoutes: ReadonlySet<string> = new Set<RouteName>([
  'share.board',
  'share.ad',
  'share.brief',
  'embed',
  'terms-and-conditions',
  'privacy-policy',
])

/** The settings pages of the specification; a remote gains no access by giving its page one of their names. */
const settingsRoutes: ReadonlySet<string> = new Set(
  Object.keys(routes).filter((name) => name.startsWith('account-settings')),
)

/** The only administrator page that the specification names; the others are below `/admin`. */
const adminRoutes: ReadonlySet<string> = new Set<RouteName>(['my-staff-picks'])

/**
 * The order is that of the specification (section 4), preceded by our own rule for the page of invitations; the first rule that decides
 * wins.
 */
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

/** Whether the onboarding data affects the decision: the rules that use it apply to these users only. */
export function canBeOnboarded(authData: AuthData): boolean {
  const { user, isAllowedToAccess } = authData
  const isVerifiedOwner = user !== null && user.email_verified_at !== null && user.current_workspace_is_owned
  return isAllowedToAccess && isVerifiedOwner && !isForAdTemplates(authData)
}

function isForAdTemplates({ is_allow_ad_template, workspace_features }: AuthData): boolean {
  return isAdTemplateOnly({ ...workspace_features, ad_templates: is_allow_ad_template })
}

/** The login page with `address` as the return address. */
function loginAddress(address: string): string {
  return href('login', { query: { return_to: address } })
}

function redirect(to: string): Decision {
  return { kind: 'redirect', to }
}

/**
 * Every user with a verified e-mail address may open an invitation link, whatever plan or onboarding their own workspace still requires
 * [A-13].
 */
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
  // Without this check an unverified user would be redirected from here to verify-email, from there back to ad templates, and so on in an
  // endless loop.
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
