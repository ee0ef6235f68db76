import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getAd } from '@marquee/contract/ad-search'
import {
  ANALYSIS_FEATURE,
  createAnalysis,
  deleteAnalysis,
  getAnalysis,
  listAnalyses,
} from '@marquee/contract/creative-analyses'
import { getCredits } from '@marquee/contract/credits'
import type { CallInput } from '@marquee/contract/endpoint'
import { useTrack } from '@marquee/remote-kit/host-services'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The query keys of analyses: `lists` is the root of every list, whatever its search. */
const analysisKeys = {
  lists: ['analyzer', 'analyses', 'list'] as const,
  latest: ['analyzer', 'analyses', 'latest'] as const,
  details: (id: string) => ['analyzer', 'analyses', id] as const,
}

type NewAnalysis = CallInput<typeof createAnalysis>['body']

export function analysesQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...analysisKeys.lists, { q }],
    meta: changesWith('creative-analyses'),
    queryFn: ({ pageParam: cursor, signal }) => callEndpoint(listAnalyses, { query: { q, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}

/** The analyses that the dashboard shows. */
export const latestAnalysesQuery = queryOptions({
  queryKey: analysisKeys.latest,
  meta: changesWith('creative-analyses'),
  queryFn: ({ signal }) => callEndpoint(listAnalyses, { query: { limit: 6 } }, { signal }),
})

export function analysisQuery(id: string) {
  return queryOptions({
    queryKey: analysisKeys.details(id),
    // What a video says has findings too.
    meta: changesWith('creative-analyses', 'transcripts'),
    queryFn: async ({ signal }) => (await callEndpoint(getAnalysis, { params: { id } }, { signal })).data,
  })
}

/** The price of an analysis, and the workspace's credits. */
export function analysisPriceQuery() {
  return queryOptions({
    queryKey: ['analyzer', 'credits'],
    meta: changesWith('credits'),
    queryFn: async ({ signal }) => {
      const { data } = await callEndpoint(getCredits, {}, { signal })
      const price = data.prices.find(({ feature }) => feature === ANALYSIS_FEATURE)?.credits ?? 0
      return { price, available: data.available }
    },
  })
}

/** The ad whose creative is to be analyzed. */
export function adQuery(id: string) {
  return queryOptions({
    queryKey: ['analyzer', 'ad', id],
    queryFn: async ({ signal }) => (await callEndpoint(getAd, { params: { id } }, { signal })).data,
  })
}

/** Files an analysis. */
export function useCreateAnalysis() {
  const queryClient = useQueryClient()
  const track = useTrack()
  return useMutation({
    mutationFn: async (body: NewAnalysis) => (await callEndpoint(createAnalysis, { body })).data,
    onSuccess: (analysis, { source }) => {
      track('analysis started', { source: toSourceKind(source) })
      queryClient.setQueryData(analysisQuery(analysis.id).queryKey, analysis)
      return queryClient.invalidateQueries({ queryKey: analysisKeys.lists })
    },
  })
}

function toSourceKind(source: NewAnalysis['source']) {
  if ('asset_id' in source) {
    return 'file'
  }
  if ('address' in source) {
    return 'address'
  }
  return 'ad_id' in source ? 'ad' : 'image'
}

export function useDeleteAnalysis() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(deleteAnalysis, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: analysisKeys.lists }),
  })
}
