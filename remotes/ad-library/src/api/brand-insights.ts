import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  type BrandSort,
  exploreBrands,
  getBrandOverview,
  getBrandPatterns,
  getBrandTimeline,
} from '@marquee/contract/brand-insights'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

export const brandInsightKeys = {
  overviews: ['ad-library', 'brand-overviews'] as const,
  overview: (id: string) => ['ad-library', 'brand-overview', id] as const,
  patterns: (id: string) => ['ad-library', 'brand-patterns', id] as const,
  timeline: (id: string, days: number) => ['ad-library', 'brand-timeline', id, days] as const,
}

export interface BrandSearch {
  q: string
  niche: string[]
  followedOnly: boolean
  sort: BrandSort
}

const PAGE_SIZE = 50

/** Pages of brands with their figures. */
export function exploreBrandsQuery({ q, niche, followedOnly, sort }: BrandSearch) {
  const query = {
    sort,
    limit: PAGE_SIZE,
    ...(q !== '' && { q }),
    ...(niche.length > 0 && { niche }),
    ...(followedOnly && { followed: 'only' as const }),
  }
  return infiniteQueryOptions({
    queryKey: [...brandInsightKeys.overviews, query],
    meta: changesWith('followed-brands'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(exploreBrands, { query: { ...query, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export function getBrandOverviewQuery(id: string) {
  return queryOptions({
    queryKey: brandInsightKeys.overview(id),
    meta: changesWith('followed-brands'),
    queryFn: ({ signal }) => callEndpoint(getBrandOverview, { params: { id } }, { signal }),
  })
}

/** The patterns that repeat in a brand's ads. */
export function getBrandPatternsQuery(id: string) {
  return queryOptions({
    queryKey: brandInsightKeys.patterns(id),
    queryFn: ({ signal }) => callEndpoint(getBrandPatterns, { params: { id } }, { signal }),
  })
}

/** A brand's last days, including today. */
export function getBrandTimelineQuery(id: string, days: number) {
  return queryOptions({
    queryKey: brandInsightKeys.timeline(id, days),
    queryFn: ({ signal }) => callEndpoint(getBrandTimeline, { params: { id }, query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  })
}
