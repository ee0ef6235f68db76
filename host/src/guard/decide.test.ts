import type { AuthData, User } from '@marquee/contract/authentication'
import { type RouteName, routes } from '@marquee/remote-kit/routes'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { decide, type Decision, type OnboardingData, type StoredAddresses } from './decide.ts'

type Route = RouteName | '404'

const routeNames = Object.keys(routes) as RouteName[]
const everyRoute: Route[] = [...routeNames, '404']
const nothingStored: StoredAddresses = { adRedirect: null, teamInvitation: null }
const showOnboarding: OnboardingData = { user_data: { show_onboarding_user_data: true } }
const hideOnboarding: OnboardingData = { user_data: { show_onboarding_user_data: false } }

const owner = buildUser()

function createAuthData(changes: Partial<AuthData> = {}, user: Partial<User> | null = {}): AuthData {
  return buildAuthData({ ...changes, authenticated: user !== null, user: user === null ? null : buildUser(user) })
}

const unverified = { email_verified_at: null }
const adTemplateOnly = {
  is_allow_ad_template: true,
  workspace_features: { explore_pages: false, swipe_file: false },
}

/** An address that opens the route. */
function toAddress(route: Route): string {
  return route === '404' ? '/no/such/page' : routes[route].path.replace(/:\w+/g, '7')
}

function visit(
  route: Route,
  authData: AuthData,
  onboarding: OnboardingData | null = null,
  stored: StoredAddresses = nothingStored,
): Decision {
  return decide({ route, address: toAddress(route) }, authData, onboarding, stored)
}

/** Expects one answer on the listed routes and another one on all the others. */
function expectEverywhere(
  decideOn: (route: Route) => Decision,
  elsewhere: (route: Route) => Decision,
  except: readonly Route[],
  onExcepted: Decision = { kind: 'allow' },
): void {
  for (const route of everyRoute) {
    const expected = except.includes(route) ? onExcepted : elsewhere(route)
    expect({ route, ...decideOn(route) }).toEqual({ route, ...expected })
  }
}

const publicRoutes: Route[] = [
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
]
const accountSettings = routeNames.filter((name) => name.startsWith('account-settings'))
const plansAddress = `/plans?email=ada%40marquee.example&customer=${owner.id}`
const onboardingAddress = `/onboarding?email=ada%40marquee.example&customer=${owner.id}`

test('[G-01] without access every route shows the gate, whoever asks', () => {
  for (const user of [null, {}, unverified]) {
    const authData = createAuthData({ isAllowedToAccess: false }, user)
    expectEverywhere(
      (route) => visit(route, authData, showOnboarding, { adRedirect: '/share/ad/1', teamInvitation: '/invitation/1' }),
      () => ({ kind: 'gate' }),
      [],
    )
  }
})

test('[G-03] a visitor is sent to login, with the way back, from every route but the public ones', () => {
  expectEverywhere(
    (route) => visit(route, createAuthData({}, null)),
    (route) => ({ kind: 'redirect', to: `/login?return_to=${encodeURIComponent(toAddress(route))}` }),
    [...publicRoutes, '404'],
  )
})

test('[G-03] the way back keeps the query', () => {
  const decision = decide(
    { route: 'explore', address: '/explore?q=summer sale&sort=newest' },
    createAuthData({}, null),
    null,
    nothingStored,
  )
  expect(decision).toEqual({
    kind: 'redirect',
    to: '/login?return_to=%2Fexplore%3Fq%3Dsummer+sale%26sort%3Dnewest',
  })
})

test('[G-04] an ad-template-only workspace is kept on ad templates, plans and account basics', () => {
  expectEverywhere(
    (route) => visit(route, createAuthData(adTemplateOnly)),
    () => ({ kind: 'redirect', to: '/ad-templates?atm=1' }),
    ['ad-templates', 'plans', 'account-settings.basics', 'invitation', '404'],
  )
})

test('[G-04] one of the two features is enough to leave the ad-template-only mode', () => {
  for (const workspace_features of [
    { explore_pages: true, swipe_file: false },
    { explore_pages: false, swipe_file: true },
  ]) {
    expect(visit('briefs', createAuthData({ is_allow_ad_template: true, workspace_features }))).toEqual({
      kind: 'allow',
    })
  }
})

test('[G-05] an unverified user is sent to verify-email from everywhere but there and account basics', () => {
  expectEverywhere(
    (route) => visit(route, createAuthData({ user_plan: null, is_new_user: true }, unverified), showOnboarding),
    () => ({ kind: 'redirect', to: '/verify-email' }),
    ['verify-email', 'account-settings.basics', '404'],
  )
})

test('[G-04] [G-05] an unverified user of an ad-template-only workspace is asked for the verification first', () => {
  expectEverywhere(
    (route) => visit(route, createAuthData(adTemplateOnly, unverified)),
    () => ({ kind: 'redirect', to: '/verify-email' }),
    ['verify-email', 'account-settings.basics', '404'],
  )
})

test.each([
  ['no plan', { user_plan: null }, null],
  ['no plan, onboarding done', { user_plan: null }, hideOnboarding],
  ['a new user', { is_new_user: true }, hideOnboarding],
])('[G-06] an owner with %s goes to plans from all but plans and account settings', (_, changes, onboarding) => {
  expectEverywhere(
    (route) => visit(route, createAuthData(changes), onboarding),
    () => ({ kind: 'redirect', to: plansAddress }),
    ['plans', ...accountSettings, 'invitation', '404'],
  )
})

test('[G-06] [G-07] a member of somebody else’s workspace is asked for neither plan nor onboarding', () => {
  const authData = createAuthData({ user_plan: null, is_new_user: true }, { current_workspace_is_owned: false })
  expect(visit('explore', authData, showOnboarding)).toEqual({ kind: 'allow' })
})

test('[G-07] an owner whose onboarding is to be shown goes there from every other route', () => {
  for (const changes of [{}, { user_plan: null }, { is_new_user: true }]) {
    expectEverywhere(
      (route) => visit(route, createAuthData(changes), showOnboarding),
      () => ({ kind: 'redirect', to: onboardingAddress }),
      ['onboarding', 'invitation', '404'],
    )
  }
})

test('[G-08] [G-09] a verified user leaves visitor pages for explore, and the admin pages unless an admin', () => {
  const leaving: Route[] = [
    'home',
    'signup',
    'login',
    'forgot-password',
    'reset-password',
    'set-password',
    'verify-email',
    'two-factor-challenge',
  ]
  const toExplore: Decision = { kind: 'redirect', to: '/explore' }
  expectEverywhere(
    (route) => visit(route, createAuthData()),
    () => ({ kind: 'allow' }),
    [...leaving, 'my-staff-picks'],
    toExplore,
  )
  expectEverywhere(
    (route) => visit(route, createAuthData({}, { is_admin: true, super_admin: true })),
    () => ({ kind: 'allow' }),
    leaving,
    toExplore,
  )
})

test('[G-10] a stored ad address is opened and forgotten once a user is present', () => {
  const stored = { adRedirect: '/share/ad/9', teamInvitation: null }
  expectEverywhere(
    (route) => visit(route, createAuthData({}, unverified), null, stored),
    () => ({ kind: 'leave', to: '/share/ad/9', clears: 'adRedirect' }),
    ['404'],
  )
  expect(visit('login', createAuthData({}, null), null, stored)).toEqual({ kind: 'allow' })
})

test('[G-10] a stored ad address that is open already stays as it is', () => {
  const stored = { adRedirect: toAddress('share.ad'), teamInvitation: null }
  expect(visit('share.ad', createAuthData(), null, stored)).toEqual({ kind: 'allow' })
})

test('[G-11] a stored team invitation is opened and forgotten, once the e-mail is verified', () => {
  const stored = { adRedirect: null, teamInvitation: '/invitations/abc' }
  const leave: Decision = { kind: 'leave', to: '/invitations/abc', clears: 'teamInvitation' }
  expect(visit('explore', createAuthData(), null, stored)).toEqual(leave)
  expect(visit('explore', createAuthData({}, unverified), null, stored)).toEqual({
    kind: 'redirect',
    to: '/verify-email',
  })
  expect(visit('login', createAuthData({}, null), null, stored)).toEqual({ kind: 'allow' })
})

test('[A-13] the link of an invitation opens for everybody whose e-mail is verified, whatever waits for them elsewhere', () => {
  const stored = { adRedirect: '/share/ad/9', teamInvitation: '/invitations/other' }
  for (const changes of [{}, { user_plan: null, is_new_user: true }, adTemplateOnly]) {
    expect(visit('invitation', createAuthData(changes), showOnboarding, stored)).toEqual({ kind: 'allow' })
  }
  expect(visit('invitation', createAuthData({}, unverified))).toEqual({ kind: 'redirect', to: '/verify-email' })
  expect(visit('invitation', createAuthData({}, null))).toEqual({ kind: 'allow' })
})

describe('a page that a remote brings beyond the specification', () => {
  const address = '/insights'
  const plain = { route: 'insights', address }

  test('[G-03] is closed to visitors, unless it is one to share', () => {
    const visitor = createAuthData({}, null)
    expect(decide(plain, visitor, null, nothingStored)).toEqual({
      kind: 'redirect',
      to: '/login?return_to=%2Finsights',
    })
    expect(decide({ ...plain, isShared: true }, visitor, null, nothingStored)).toEqual({ kind: 'allow' })
  })

  test('[G-09] is only for admins when it says so', () => {
    const page = { ...plain, isForAdmins: true }
    expect(decide(page, createAuthData(), null, nothingStored)).toEqual({ kind: 'redirect', to: '/explore' })
    expect(decide(page, createAuthData({}, { is_admin: true }), null, nothingStored)).toEqual({ kind: 'allow' })
    expect(decide(plain, createAuthData(), null, nothingStored)).toEqual({ kind: 'allow' })
  })

  test('[G-06] needs a plan like every other, also with a name like those of the settings', () => {
    const page = { route: 'account-settings.free', address: '/free' }
    expect(decide(page, createAuthData({ user_plan: null }), null, nothingStored)).toMatchObject({ kind: 'redirect' })
  })
})
