import type { listAds } from '@marquee/contract/ad-search'
import type { CallOutput } from '@marquee/contract/endpoint'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import { useQuery } from '@tanstack/react-query'
import { type AdSearch, countAdsQuery } from '../api/ads.ts'

/**
 * The number of ads that a search finds, as text; empty until it is known. The results do not wait for a count that takes
 * longer than they do.
 */
export function useTotalText(search: AdSearch, first: CallOutput<typeof listAds> | undefined): string {
  const isMissing = first !== undefined && first.meta.total === null
  const counted = useQuery({ ...countAdsQuery(search), enabled: isMissing }).data?.data
  const { total, total_is_capped: isCapped } = (isMissing ? counted : first?.meta) ?? { total: null }
  if (total === null) {
    return ''
  }
  return isCapped ? `${formatNumber(total)}+ ads` : formatCount(total, 'ad')
}
