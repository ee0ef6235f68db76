import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getNicheSayings, listSayingAds, type SayingKind } from '@marquee/contract/ad-angles'
import { withMeasuredTexts } from '@marquee/ui/measure-ad-texts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { adKeys } from './ads.ts'

/** What the ads of a niche say. */
export function getNicheSayingsQuery(niche: string) {
  return queryOptions({
    queryKey: ['ad-library', 'niche-sayings', niche],
    queryFn: async ({ signal }) => (await callEndpoint(getNicheSayings, { query: { niche } }, { signal })).data,
  })
}

export interface ChosenSaying {
  kind: SayingKind
  value: string
}

/** The latest ads of a niche that say something: a list of one page. */
export function listSayingAdsQuery(niche: string, { kind, value }: ChosenSaying) {
  return infiniteQueryOptions({
    queryKey: [...adKeys.lists, 'saying', niche, kind, value],
    queryFn: async ({ signal }) => {
      const page = await callEndpoint(listSayingAds, { query: { niche, kind, value } }, { signal })
      return withMeasuredTexts(page, ({ data }) => data)
    },
    initialPageParam: null,
    getNextPageParam: () => null,
    structuralSharing: false,
  })
}
