/** The element that scrolls the page: the host's container (specification, section 2). */
export function pageScrollElement(): HTMLElement {
  return document.querySelector<HTMLElement>('#page-scroll-container') ?? document.documentElement
}

/** Scrolls to the beginning of the list after the list has changed. */
export function scrollPageToTop(): void {
  pageScrollElement().scrollTop = 0
}
