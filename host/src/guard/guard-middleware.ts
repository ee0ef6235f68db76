import type { AuthData } from '@marquee/contract/authentication'
import { type RouteName, routes } from '@marquee/remote-kit/routes'
import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router'
import { AccessCheckError, AccessNotAllowedError } from './access-error.ts'
import { decide, type GuardedRoute, type OnboardingData } from './decide.ts'
import {
  clearReachedAddress,
  clearStoredAddress,
  keepInvitation,
  readStoredAddresses,
  storeAdRedirect,
  storeInvitation,
} from './stored-addresses.ts'

const namesByPattern: ReadonlyMap<string, RouteName> = new Map(
  Object.entries(routes).map(([name, { path }]) => [path, name as RouteName]),
)

/** Where a link of an invitation leads. */
const INVITED_AT: ReadonlySet<GuardedRoute> = new Set<GuardedRoute>(['home', 'login', 'signup'])

/** The name of the route with a path pattern of the table, `404` for every other pattern. */
function routeNameOf(pattern: string): GuardedRoute {
  return namesByPattern.get(pattern) ?? '404'
}

/**
 * The guard as middleware of the root route, so that it decides before any page's code or data is asked for.
 * @param loadAuthData asks the server at the first navigation only
 * @param loadOnboarding null when it is not known
 * @throws AccessNotAllowedError and AccessCheckError, for the root route's error page
 */
export function guardMiddleware(
  loadAuthData: () => Promise<AuthData>,
  loadOnboarding: (authData: AuthData) => Promise<OnboardingData | null>,
): MiddlewareFunction {
  return async function guard({ url, pattern }, next) {
    const authData = await loadAuthData().catch((error: unknown) => {
      throw new AccessCheckError(error)
    })
    const visit = { route: routeNameOf(pattern), address: url.pathname + url.search + url.hash }
    const isVisitor = authData.user === null
    if (INVITED_AT.has(visit.route)) {
      storeInvitation(url.searchParams)
    }
    const decision = decide(visit, authData, await loadOnboarding(authData), readStoredAddresses())
    switch (decision.kind) {
      case 'gate':
        throw new AccessNotAllowedError()
      case 'redirect':
        if (isVisitor && url.searchParams.has('ad')) {
          storeAdRedirect(visit.address)
        }
        if (visit.route === 'invitation') {
          keepInvitation(visit.address)
        }
        // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown response as a redirect
        throw redirect(decision.to)
      case 'leave':
        clearStoredAddress(decision.clears)
        // oxlint-disable-next-line typescript/only-throw-error -- as above, with a full page load
        throw redirectDocument(decision.to)
      case 'allow':
        if (!isVisitor) {
          clearReachedAddress(visit.address)
        }
        return next()
    }
  }
}
