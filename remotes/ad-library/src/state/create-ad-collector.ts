import type { AdSummary } from '@marquee/contract/ads'

/**
 * Joins the ads of a list's pages, each ad once: an ad that moved between two requests may be on both pages. It continues where
 * it stopped, so that one more page costs the same after 10,000 ads as at the beginning.
 * @param getAds the ads of one page
 * @returns a function that returns the ads of the pages; a new array if they changed, the same one otherwise
 */
export function createAdCollector<Page>(getAds: (page: Page) => readonly AdSummary[]) {
  let collectedPages: readonly Page[] = []
  let ids = new Set<string>()
  let ads: readonly AdSummary[] = []

  return function collect(pages: readonly Page[]): readonly AdSummary[] {
    const isContinued = collectedPages.every((page, index) => pages[index] === page)
    if (isContinued && pages.length === collectedPages.length) {
      return ads
    }
    if (!isContinued) {
      ids = new Set()
    }
    const added = pages
      .slice(isContinued ? collectedPages.length : 0)
      .flatMap(getAds)
      .filter(({ id }) => !ids.has(id) && ids.add(id))
    ads = isContinued ? ads.concat(added) : added
    collectedPages = pages
    return ads
  }
}
