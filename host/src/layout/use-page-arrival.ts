import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the page's heading after a navigation, so that keyboard and screen reader users start there. */
export function usePageArrival(container: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)

  useEffect(() => {
    if (lastPathname.current === pathname) {
      return
    }
    lastPathname.current = pathname
    const heading = container.current?.querySelector<HTMLElement>('[data-page-title], h1')
    if (heading !== null && heading !== undefined && !heading.hasAttribute('tabindex')) {
      heading.tabIndex = -1
    }
    const target = heading ?? container.current
    target?.focus({ preventScroll: true })
  }, [pathname, container])
}
