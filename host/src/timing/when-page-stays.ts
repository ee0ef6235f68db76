/** A navigation that ends in a download, or that the user stops, does not leave the page. */
const LEAVING_MS = 3000

/** @returns a function whose promise resolves when the page is not being left: at once, later, or never */
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
 * A navigation aborts running loads, in Firefox as if a file had arrived damaged. Such failures must not be reported or handled; when the
 * page is left, the promise never resolves.
 */
export const whenPageStays = createLeaveWatch(window)
