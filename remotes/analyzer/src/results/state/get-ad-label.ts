import type { ResultAd } from '@marquee/contract/ad-results'

/** What tells an ad from another one of the same name: its id, or where it runs; null where its name is its own. */
export function getAdDetail(
  ad: Pick<ResultAd, 'has_namesake' | 'external_id' | 'ad_set_name' | 'campaign_name'>,
): string | null {
  if (!ad.has_namesake) {
    return null
  }
  return ad.external_id === null ? (ad.ad_set_name ?? ad.campaign_name) : `ID ${ad.external_id}`
}

/** An ad's name in one line, with its id if another ad has the same name. */
export function getAdLabel(ad: ResultAd): string {
  const detail = getAdDetail(ad)
  return detail === null ? ad.name : `${ad.name} (${detail})`
}
