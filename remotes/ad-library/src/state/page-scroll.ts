/** The element that scrolls the page: the host's container (specification, section 2). */
export function pageScrollElement(): HTMLElement {
  return document.querySelector<HTMLElement>('#page-scroll-container') ?? document.documentElement
}

/** After the list changes, its beginning is what a person wants to see. */
export function scrollPageToTop(): void {
  pageScrollElement().scrollTop = 0
}
