import { type RouteName, routes } from '@marquee/remote-kit/routes'
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router'
import { BootScreen } from '../errors/boot-screen.tsx'
import { PageErrorPanel } from '../errors/page-error-panel.tsx'
import { RootErrorPage } from '../errors/root-error-page.tsx'
import { guardMiddleware } from '../guard/guard-middleware.ts'
import { AppLayout } from '../layout/app-layout.tsx'
import { RootLayout } from '../shell/root-layout.tsx'
import type { Shell } from '../shell/shell.ts'
import { hostPages, isHostRoute, loadNotFoundPage, type LoadHostPage } from './host-pages.ts'
import { loadHostPage } from './load-host-page.ts'
import { releaseMiddleware } from './release-middleware.ts'
import { RemotePage } from './remote-page.tsx'
import { loadRemoteRoute } from './load-remote-route.ts'

const routeNames = Object.keys(routes) as RouteName[]

/**
 * The router's routes, made from the table of the remote kit. The guard is middleware of the root: it runs before any loader,
 * and after it the open session takes over new releases.
 */
export function createRoutes(shell: Shell): RouteObject[] {
  return [
    {
      id: 'root',
      middleware: [
        guardMiddleware(shell.authSession.load, shell.onboarding.load),
        releaseMiddleware(shell.openSession),
      ],
      element: <RootLayout />,
      errorElement: <RootErrorPage />,
      hydrateFallbackElement: <BootScreen />,
      children: [
        ...routesOf('public', shell),
        ...routesOf('bare', shell),
        { id: 'app', element: <AppLayout />, children: routesOf('app', shell) },
        { id: '404', path: '*', ...hostRoute(loadNotFoundPage) },
      ],
    },
  ]
}

function routesOf(kind: 'public' | 'bare' | 'app', shell: Shell): RouteObject[] {
  return routeNames
    .filter((name) => routes[name].kind === kind)
    .map((name) => ({
      id: name,
      path: routes[name].path,
      errorElement: <PageErrorPanel />,
      ...(isHostRoute(name) ? hostRoute(hostPages[name]) : remoteRoute(name, shell)),
    }))
}

function hostRoute(load: LoadHostPage): Pick<RouteObject, 'lazy'> {
  return { lazy: async () => ({ Component: (await loadHostPage(load)).Page }) }
}

function remoteRoute(name: RouteName, shell: Shell): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'> {
  return {
    loader: ({ params, url, request }) =>
      loadRemoteRoute(name, { queryClient: shell.queryClient, params, url, signal: request.signal }),
    shouldRevalidate: isAnotherPageOrRetry,
    element: <RemotePage key={name} routeName={name} />,
  }
}

/** Filters live in the query: a change of them is the page's own business and loads nothing here. */
function isAnotherPageOrRetry({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}
