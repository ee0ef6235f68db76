import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** How long a page that comes back may take to grow to the height that it was scrolled to. */
const GROWING_MS = 2000

/** Positions by history entry, for as long as the page lives. */
const positions = new Map<string, number>()

/** A new page starts at its top; going back or forward returns to where the page was scrolled to. */
export function useScrollRestoration(container: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation()
  const navigationType = useNavigationType()
  const shownPathname = useRef(pathname)

  // Before the next frame: its scroll event tells of the new page, and would be taken for the position of the one before.
  useLayoutEffect(() => {
    const element = container.current
    const isSamePage = shownPathname.current === pathname
    shownPathname.current = pathname
    if (element === null) {
      return
    }
    const remember = () => positions.set(key, element.scrollTop)
    let stop: (() => void) | undefined
    if (isSamePage) {
      // As when an ad opens over the list: from there, too, a way may lead to other pages and back.
      remember()
    } else {
      const position = navigationType === 'POP' ? (positions.get(key) ?? 0) : 0
      element.scrollTop = position
      stop = position > 0 ? keepScrollingTo(element, position) : undefined
    }
    element.addEventListener('scroll', remember, { passive: true })
    return () => {
      element.removeEventListener('scroll', remember)
      stop?.()
    }
  }, [key, pathname, navigationType, container])
}

/** Scrolls again whenever the content grows, until the position is reached, the person scrolls, or time is up. */
function keepScrollingTo(element: HTMLElement, position: number): () => void {
  const observer = new ResizeObserver(() => {
    element.scrollTop = position
    if (element.scrollTop >= position) {
      stop()
    }
  })
  const timer = setTimeout(stop, GROWING_MS)
  const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

  function stop(): void {
    clearTimeout(timer)
    observer.disconnect()
    for (const event of byHand) {
      element.removeEventListener(event, stop)
    }
  }

  for (const event of byHand) {
    element.addEventListener(event, stop, { passive: true })
  }
  for (const child of element.children) {
    observer.observe(child)
  }
  return stop
}
