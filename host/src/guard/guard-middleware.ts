import type { AuthData } from '@marquee/contract/authentication'
import { isAdminPath, isForVisitors } from '@marquee/federation/page-rules'
import type { RouteName } from '@marquee/remote-kit/routes'
import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router'
import { AccessCheckError, AccessNotAllowedError } from './access-error.ts'
import type { KnownPage } from '@marquee/federation/known-pages'
import { decide, type OnboardingData, type Visit } from './decide.ts'
import {
  clearReachedAddress,
  clearStoredAddress,
  keepInvitation,
  readStoredAddresses,
  storeAdRedirect,
  storeInvitation,
} from './stored-addresses.ts'

/** The pages that an invitation link may open. */
const INVITED_AT: ReadonlySet<string> = new Set<RouteName>(['home', 'login', 'signup'])

/** The properties of a page that the guard needs; without a page the visit is to a path that no page has. */
function toVisit(page: KnownPage | undefined, address: string): Visit {
  return page === undefined
    ? { route: '404', address }
    : {
        route: page.name,
        address,
        isShared: page.owner !== 'host' && isForVisitors(page),
        isForAdmins: isAdminPath(page.path) || page.access?.isAdmin === true,
      }
}

/**
 * The guard as middleware of the root route, so that it decides before code or data of any page is requested.
 * @param findPage finds a page by the pattern of its path
 * @param loadAuthData asks the server at the first navigation only
 * @param loadOnboarding resolves to null when the onboarding data is not known
 * @throws AccessNotAllowedError and AccessCheckError, for the root route's error page
 */
export function guardMiddleware(
  findPage: (pattern: string) => KnownPage | undefined,
  loadAuthData: () => Promise<AuthData>,
  loadOnboarding: (authData: AuthData) => Promise<OnboardingData | null>,
): MiddlewareFunction {
  return async function guard({ url, pattern }, next) {
    const authData = await loadAuthData().catch((error: unknown) => {
      throw new AccessCheckError(error)
    })
    const visit = toVisit(findPage(pattern), url.pathname + url.search + url.hash)
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
