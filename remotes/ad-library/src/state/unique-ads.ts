import type { AdSummary } from '@marquee/contract/ads'

/** The ads of all pages, each once: an ad that moved between two requests may stand on both pages. */
export function uniqueAds(pages: readonly (readonly AdSummary[])[]): AdSummary[] {
  const byId = new Map<string, AdSummary>()
  for (const page of pages) {
    for (const ad of page) {
      byId.set(ad.id, byId.get(ad.id) ?? ad)
    }
  }
  return [...byId.values()]
}
