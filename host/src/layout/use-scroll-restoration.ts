import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Time limit for a restored page to reach the height that it was scrolled to. */
const GROWING_MS = 2000

/** Scroll positions by history entry, kept until the document is unloaded. */
const positions = new Map<string, number>()

/** A new page starts at its top; going back or forward restores the previous scroll position. */
export function useScrollRestoration(container: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation()
  const navigationType = useNavigationType()
  const shownPathname = useRef(pathname)

  // This runs before the next frame, whose scroll event comes from the new page and would be stored as the position of the previous one.
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
      // For example an ad that opens over the list: links in it, too, may lead to other pages and back.
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

/** Scrolls again whenever the content grows, until the position is reached, the user scrolls, or the time limit is over. */
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
