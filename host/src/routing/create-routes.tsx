import type { KnownPage } from '@marquee/federation/known-pages'
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router'
import { BootScreen } from '../errors/boot-screen.tsx'
import { PageErrorPanel } from '../errors/page-error-panel.tsx'
import { RootErrorPage } from '../errors/root-error-page.tsx'
import { guardMiddleware } from '../guard/guard-middleware.ts'
import { AppLayout } from '../layout/app-layout.tsx'
import { readPages } from '../navigation/live-pages.ts'
import { RootLayout } from './root-layout.tsx'
import type { Shell } from '../shell/shell.ts'
import { getHostPage, loadNotFoundPage, type LoadHostPage } from './host-pages.ts'
import { loadHostPage } from './load-host-page.ts'
import { releaseMiddleware } from './release-middleware.ts'
import { loadRemoteRoute, RemotePage } from './remote-page.tsx'

/** The parent route of the pages of each kind. */
const PARENT_ROUTES = { public: 'root', bare: 'root', app: 'app' } as const

/**
 * The router's routes, created from the packages' manifests in the registry. The guard is middleware of the root: it runs before any
 * loader, and after it the open session takes over new releases.
 */
export function createRoutes(shell: Shell): RouteObject[] {
  const pages = [...readPages().pages.values()]
  const pagesBelow = (parent: 'root' | 'app') =>
    pages.filter(({ kind }) => PARENT_ROUTES[kind] === parent).map((page) => createPageRoute(page, shell))
  return [
    {
      id: 'root',
      middleware: [
        guardMiddleware((path) => readPages().findByPath(path), shell.authSession.load, shell.onboarding.load),
        releaseMiddleware(shell.openSession),
      ],
      element: <RootLayout />,
      errorElement: <RootErrorPage />,
      hydrateFallbackElement: <BootScreen />,
      children: [
        ...pagesBelow('root'),
        { id: 'app', element: <AppLayout />, children: pagesBelow('app') },
        { id: '404', path: '*', ...hostRoute(loadNotFoundPage) },
      ],
    },
  ]
}

/** The route of one page. */
function createPageRoute(page: KnownPage, shell: Shell): RouteObject {
  const load = getHostPage(page)
  return {
    id: page.name,
    path: page.path,
    errorElement: <PageErrorPanel />,
    ...(load === null ? remoteRoute(page, shell) : hostRoute(load)),
  }
}

function hostRoute(load: LoadHostPage): Pick<RouteObject, 'lazy'> {
  return { lazy: async () => ({ Component: (await loadHostPage(load)).Page }) }
}

function remoteRoute(page: KnownPage, shell: Shell): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'> {
  return {
    loader: ({ params, url, request }) =>
      loadRemoteRoute(page, { queryClient: shell.queryClient, params, url, signal: request.signal }),
    shouldRevalidate: isAnotherPageOrRetry,
    element: <RemotePage key={page.name} page={page} />,
  }
}

/** Filters are in the query: the page itself handles a change of them, and nothing is loaded here. */
function isAnotherPageOrRetry({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}
