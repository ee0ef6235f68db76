import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readPages } from '../navigation/live-pages.ts'
import { pageRegistry } from '../remotes/page-registry.ts'
import { preloadRemotePage } from '../remotes/remote-pages.ts'
import { useShell } from '../shell/shell.ts'
import { getHostPage } from './host-pages.ts'
import { startFirstRequests } from './start-first-requests.ts'

/** Loads the code and the first data of a page as soon as a link to it is hovered or focused, for links anywhere in the document. */
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
      // The registry is fetched now, because the navigation itself should not wait for it.
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
  const match = readPages().match(url.pathname)
  if (match === null) {
    return
  }
  const { page } = match
  const load = getHostPage(page)
  if (load !== null) {
    // A failure here occurs again at the visit, which reports it.
    load().catch(() => {})
  } else {
    preloadRemotePage(page)
    startFirstRequests(url, queryClient)
  }
}
