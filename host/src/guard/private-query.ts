import type { RouteName } from '@marquee/remote-kit/routes'

/** The pages that the guard leads to with the user's e-mail and id in the query [G-06, G-07]. */
const PAGES: readonly string[] = ['plans', 'onboarding'] satisfies RouteName[]
const PRIVATE = ['email', 'customer']

/**
 * Takes the e-mail and the id of the user out of the address of the page, so that they are in no history, referrer or script of others. The
 * router is not told: it has read them, and nothing changes for the page.
 * @param findRoute finds the name of the route of a path
 */
export function hidePrivateQuery(findRoute: (path: string) => string): void {
  const url = new URL(window.location.href)
  if (PRIVATE.some((name) => url.searchParams.has(name)) && PAGES.includes(findRoute(url.pathname))) {
    PRIVATE.forEach((name) => url.searchParams.delete(name))
    window.history.replaceState(window.history.state, '', url)
  }
}
