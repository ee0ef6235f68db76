import { changesWith } from '@marquee/api-client/live-queries'
import { MAX_BULK_ADS } from '@marquee/contract/saved-ads'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { requestSavedMarks } from '../api/saved-ads.ts'
import { markSaved, shownMarks } from './ad-cache.ts'

const liveMarksQuery = queryOptions({
  queryKey: ['ad-library', 'saved-marks'],
  meta: changesWith('saved-ads'),
  queryFn: async ({ client: queryClient, signal }) => {
    const marks = shownMarks(queryClient)
    const ids = [...marks.keys()]
    for (let start = 0; start < ids.length; start += MAX_BULK_ADS) {
      const part = ids.slice(start, start + MAX_BULK_ADS)
      const saved = new Set((await requestSavedMarks(part, signal)).data)
      // A change of one's own that began meanwhile is newer than this answer, and is told in its turn.
      const differing = queryClient.isMutating() > 0 ? [] : part.filter((id) => marks.get(id) !== saved.has(id))
      differing.forEach((id) => markSaved(queryClient, id, saved.has(id)))
    }
    return null
  },
  // The lists brought their marks along: nothing is asked until something has changed.
  initialData: null,
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * Marks the shown ads as saved or not when another member has saved or removed some. Only the marks are asked for: a list that
 * somebody reads must not be exchanged under their eyes.
 */
export function useLiveMarks(): void {
  useQuery(liveMarksQuery)
}
