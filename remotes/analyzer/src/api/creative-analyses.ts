import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getAd } from '@marquee/contract/ads'
import { uploadAsset } from '@marquee/contract/assets'
import {
  ANALYSIS_FEATURE,
  createAnalysis,
  deleteAnalysis,
  getAnalysis,
  listAnalyses,
  type PlacementName,
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

/**
 * Stores an image or a video; the server tells by the content which it is: browsers know no type for many names.
 * @throws ApiError 422 when it is neither, 413 when it is too large
 */
async function uploadCreative(file: File): Promise<string> {
  const query = { kind: 'creative', idempotency_key: crypto.randomUUID() } as const
  return (await callEndpoint(uploadAsset, { query }, { file })).data.id
}

/** A file that is stored before it is analyzed. */
interface FileAnalysis {
  file: File
  placements: PlacementName[]
  key: string
}

/** Files an analysis; a file is stored first. */
export function useCreateAnalysis() {
  const queryClient = useQueryClient()
  const track = useTrack()
  return useMutation({
    mutationFn: async (wish: FileAnalysis | NewAnalysis) => {
      const body: NewAnalysis =
        'file' in wish
          ? {
              source: { asset_id: await uploadCreative(wish.file) },
              placements: wish.placements,
              idempotency_key: wish.key,
            }
          : wish
      return (await callEndpoint(createAnalysis, { body })).data
    },
    onSuccess: (analysis, wish) => {
      track('analysis started', { source: toSourceKind(wish) })
      queryClient.setQueryData(analysisQuery(analysis.id).queryKey, analysis)
      return queryClient.invalidateQueries({ queryKey: analysisKeys.lists })
    },
  })
}

function toSourceKind(wish: { file: File } | NewAnalysis) {
  if ('file' in wish || 'asset_id' in wish.source) {
    return 'file'
  }
  if ('address' in wish.source) {
    return 'address'
  }
  return 'ad_id' in wish.source ? 'ad' : 'image'
}

export function useDeleteAnalysis() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(deleteAnalysis, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: analysisKeys.lists }),
  })
}
