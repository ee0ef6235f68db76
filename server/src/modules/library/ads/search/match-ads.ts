import { toAdCriteria } from './ad-criteria.ts'
import { isMatchingAd } from './ad-conditions.repository.ts'
import type { AdQuery } from './ad-query.ts'

/** The condition that the ad of this column fits a search. */
export type AdMatcher = (adId: Parameters<typeof isMatchingAd>[0]) => ReturnType<typeof isMatchingAd>

/**
 * A condition for the query of a list that holds ads, as the swipe file: what a workspace keeps is joined with the search inside the
 * database, because its pages are in the order of the list. This is the one part of searching that another engine could not take over.
 */
export function toAdMatcher({ now, ...query }: AdQuery): AdMatcher {
  const criteria = toAdCriteria(query.filters, { ...query, asOf: now.getTime() })
  return (adId) => isMatchingAd(adId, criteria)
}
