import { toAdCriteria } from './ad-criteria.ts'
import { isMatchingAd } from './ad-conditions.repository.ts'
import type { AdQuery } from './ad-query.ts'

/** The condition that the ad in this column matches a search. */
export type AdMatcher = (adId: Parameters<typeof isMatchingAd>[0]) => ReturnType<typeof isMatchingAd>

/**
 * A condition for the query of a list that contains ads, such as the swipe file: the workspace's saved ads are joined with the
 * search inside the database, because the pages are in the order of the list. Only this part of searching could not be replaced
 * by another engine.
 */
export function toAdMatcher({ now, ...query }: AdQuery): AdMatcher {
  const criteria = toAdCriteria(query.filters, { ...query, asOf: now.getTime() })
  return (adId) => isMatchingAd(adId, criteria)
}
