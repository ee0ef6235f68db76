import { type RouteName, routes } from '@marquee/remote-kit/routes'
import { matchRoutes, type Params } from 'react-router'
import type { GuardedRoute } from '../guard/decide.ts'

const routeObjects = Object.entries(routes).map(([name, { path }]) => ({ id: name, path }))

/** The page at a path of this origin, with its parameters; null when there is none. */
export function matchPage(pathname: string): { name: RouteName; params: Params } | null {
  const match = matchRoutes(routeObjects, pathname)?.[0]
  return match === undefined ? null : { name: match.route.id as RouteName, params: match.params }
}

/** The name of the route at a path. */
export function routeAt(pathname: string): GuardedRoute {
  return matchPage(pathname)?.name ?? '404'
}
