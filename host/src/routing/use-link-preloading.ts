import type { QueryClient } from '@tanstack/react-query'
import { routes } from '@marquee/remote-kit/routes'
import { useEffect } from 'react'
import { pageRegistry } from '../remotes/page-registry.ts'
import { loadRemoteManifest, preloadRemotePage } from '../remotes/remote-pages.ts'
import { useShell } from '../shell/shell.ts'
import { hostPages, isHostRoute, type LoadHostPage } from './host-pages.ts'
import { matchPage } from './route-at.ts'

/** Loads the code and the first data of a page as soon as a link to it is hovered or focused, wherever the link stands. */
export function useLinkPreloading(): void {
  const { queryClient } = useShell()
  useEffect(() => {
    let last = ''
    function handleIntent({ target }: Event): void {
      const link = target instanceof Element ? target.closest('a') : null
      if (
        link === null ||
        link.origin !== location.origin ||
        link.href === last ||
        link.pathname === location.pathname
      ) {
        return
      }
      last = link.href
      // Whoever is about to leave this page will not wait for news about releases.
      void pageRegistry.refreshSometimes()
      preloadPage(new URL(link.href), queryClient)
    }
    document.addEventListener('pointerover', handleIntent, { passive: true })
    document.addEventListener('focusin', handleIntent)
    return () => {
      document.removeEventListener('pointerover', handleIntent)
      document.removeEventListener('focusin', handleIntent)
    }
  }, [queryClient])
}

function preloadPage(url: URL, queryClient: QueryClient): void {
  const page = matchPage(url.pathname)
  if (page === null) {
    return
  }
  const { name, params } = page
  const { owner } = routes[name]
  if (isHostRoute(name)) {
    // Whatever fails here fails again at the visit, which reports it.
    const load: LoadHostPage = hostPages[name]
    load().catch(() => {})
  } else if (owner !== 'host') {
    preloadRemotePage(name)
    const context = { queryClient, params, url, signal: new AbortController().signal }
    loadRemoteManifest(owner).then(
      ({ pages }) => pages[name]?.prefetch?.(context),
      () => {},
    )
  }
}
