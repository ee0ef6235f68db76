import type { AuthData, User } from '@marquee/contract/authentication'
import { type RouteName, routes } from '@marquee/remote-kit/routes'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { matchRoutes } from 'react-router'
import { decide, type OnboardingData, type StoredAddresses } from './decide.ts'

type Route = RouteName | '404'

const routeNames = Object.keys(routes) as RouteName[]
const everyRoute: Route[] = [...routeNames, '404']
const nothingStored: StoredAddresses = { adRedirect: null, teamInvitation: null }
const showOnboarding: OnboardingData = { user_data: { show_onboarding_user_data: true } }
const hideOnboarding: OnboardingData = { user_data: { show_onboarding_user_data: false } }
const adTemplateOnly = {
  is_allow_ad_template: true,
  workspace_features: { explore_pages: false, swipe_file: false },
}

/** An address that opens the route. */
function toAddress(route: Route): string {
  return route === '404' ? '/no/such/page' : routes[route].path.replace(/:\w+/g, '7')
}

function createAuthData(changes: Partial<AuthData>, user: Partial<User> | null): AuthData {
  return buildAuthData({ ...changes, authenticated: user !== null, user: user === null ? null : buildUser(user) })
}

function everyAuthData(): AuthData[] {
  const booleans = [true, false]
  const users: (Partial<User> | null)[] = [null]
  for (const isVerified of booleans) {
    for (const is_admin of booleans) {
      for (const current_workspace_is_owned of booleans) {
        users.push({
          email_verified_at: isVerified ? '2026-01-01T00:00:00Z' : null,
          is_admin,
          current_workspace_is_owned,
        })
      }
    }
  }
  const changes: Partial<AuthData>[] = []
  for (const isAllowedToAccess of booleans) {
    for (const user_plan of [null, { title: 'Trial' }]) {
      for (const is_new_user of booleans) {
        changes.push({ isAllowedToAccess, user_plan, is_new_user })
        changes.push({ isAllowedToAccess, user_plan, is_new_user, ...adTemplateOnly })
      }
    }
  }
  return changes.flatMap((change) => users.map((user) => createAuthData(change, user)))
}

const everyStored: StoredAddresses[] = [
  nothingStored,
  { adRedirect: '/share/ad/9', teamInvitation: null },
  { adRedirect: null, teamInvitation: '/share/board/9' },
  { adRedirect: '/login', teamInvitation: '/verify-email' },
  { adRedirect: '/ad-templates', teamInvitation: '/invitations/abc' },
]

const routeObjects = routeNames.map((name) => ({ id: name, path: routes[name].path }))

const knownRoutes = new Map<string, Route>()

function routeAt(address: string): Route {
  const path = address.replace(/\?.*/, '')
  const known = knownRoutes.get(path)
  if (known !== undefined) {
    return known
  }
  const found = (matchRoutes(routeObjects, path)?.[0]?.route.id as RouteName | undefined) ?? '404'
  knownRoutes.set(path, found)
  return found
}

function settles(start: Route, authData: AuthData, onboarding: OnboardingData | null, stored: StoredAddresses): number {
  let address = toAddress(start)
  let remembered = stored
  for (let redirects = 0; redirects < 10; redirects += 1) {
    const decision = decide({ route: routeAt(address), address }, authData, onboarding, remembered)
    if (decision.kind === 'allow' || decision.kind === 'gate') {
      return redirects
    }
    if (decision.kind === 'leave') {
      remembered = { ...remembered, [decision.clears]: null }
    }
    address = decision.to
  }
  return Number.POSITIVE_INFINITY
}

test('[G-12] from every route and every state the guard settles in at most three redirects', () => {
  for (const authData of everyAuthData()) {
    for (const stored of everyStored) {
      for (const onboarding of [null, hideOnboarding, showOnboarding]) {
        for (const route of everyRoute) {
          const redirects = settles(route, authData, onboarding, stored)
          if (redirects > 3) {
            throw new Error(`${redirects} redirects from ${route}: ${JSON.stringify({ authData, onboarding, stored })}`)
          }
        }
      }
    }
  }
})

test('[G-02] the not-found page is open to everybody', () => {
  for (const authData of everyAuthData().filter((data) => data.isAllowedToAccess)) {
    for (const stored of everyStored) {
      expect(decide({ route: '404', address: '/no/such/page' }, authData, showOnboarding, stored)).toEqual({
        kind: 'allow',
      })
    }
  }
})
