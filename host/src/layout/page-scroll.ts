/** The specification's id of the one container that scrolls. */
export const PAGE_SCROLL_CONTAINER_ID = 'page-scroll-container'

/** Scrolls the page smoothly to its top; at once for people who asked for less motion. */
export function scrollPageToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(PAGE_SCROLL_CONTAINER_ID)?.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
}
