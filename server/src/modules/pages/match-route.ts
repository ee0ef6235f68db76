import { type Owner, type RouteName, routes } from '@marquee/remote-kit/routes'

interface RoutePattern {
  name: RouteName
  owner: Owner
  pattern: RegExp
}

export interface MatchedRoute {
  name: RouteName
  owner: Owner
}

/** A path of words only wins over one with parameters: `/product/create-product` is not the product "create-product". */
const patterns: readonly RoutePattern[] = Object.entries(routes)
  .toSorted(([, a], [, b]) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
  .map(([name, { path, owner }]) => ({
    name: name as RouteName,
    owner,
    pattern: new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
  }))

/** Finds the page of a path, as the browser's router will. Null: no page has it, and the not-found page is shown. */
export function matchRoute(path: string): MatchedRoute | null {
  const found = patterns.find(({ pattern }) => pattern.test(path))
  return found === undefined ? null : { name: found.name, owner: found.owner }
}
