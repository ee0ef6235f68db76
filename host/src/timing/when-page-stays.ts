/** A navigation that ends in a download, or that somebody stops, leaves the page where it is. */
const LEAVING_MS = 3000

/** @returns a function that says when the page is not on its way to another one: at once, later, or never */
export function createLeaveWatch(page: Pick<Window, 'addEventListener'>): () => Promise<void> {
  let stays = Promise.resolve()
  const leave = () => {
    stays = new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
  }
  page.addEventListener('beforeunload', leave)
  page.addEventListener('pagehide', leave)
  return () => stays
}

/**
 * A navigation breaks off what is loading, in Firefox as if a file had come damaged. Nothing of it is to be reported or mended, and a
 * page that is gone never hears of it.
 */
export const whenPageStays = createLeaveWatch(window)
