/** The id that the specification gives the one container that scrolls. */
export const PAGE_SCROLL_CONTAINER_ID = 'page-scroll-container'

/** Scrolls the page to its top, smoothly or, for users who prefer reduced motion, at once. */
export function scrollPageToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(PAGE_SCROLL_CONTAINER_ID)?.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
}
