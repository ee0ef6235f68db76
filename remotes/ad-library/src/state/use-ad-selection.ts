import type { AdSummary } from '@marquee/contract/ads'
import { useSession } from '@marquee/remote-kit/host-services'
import { useSliceActions, useSliceSelector } from '@marquee/remote-kit/use-remote-slice'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { selectAdIds, type SelectionList, selectionSlice } from './selection-slice.ts'

/**
 * The selected ads of a list. Another search or another workspace begins without a selection; the same search keeps its
 * selection.
 * @param ads the list, for selecting a range of ads
 * @param search identifies the search
 */
export function useAdSelection(list: SelectionList, ads: readonly AdSummary[], search: string) {
  const workspaceId = useSession().authData.user?.current_workspace_id ?? ''
  const key = `${workspaceId} ${search}`
  const adIds = useSliceSelector(selectionSlice, (state) => selectAdIds(state, list, key))
  const { selected, deselected, cleared } = useSliceActions(selectionSlice)
  const ids: ReadonlySet<string> = useMemo(() => new Set(adIds), [adIds])
  const latest = useRef({ ads, ids, key })
  const anchor = useRef<string | null>(null)
  useEffect(() => {
    latest.current = { ads, ids, key }
  })

  /** Selects or deselects the ad; as a range, selects all ads from the one chosen last up to this one. */
  const select = useCallback(
    (ad: AdSummary, isRange: boolean) => {
      const { ads: all, ids: before, key: current } = latest.current
      const range = isRange ? idsBetween(all, anchor.current, ad.id) : null
      anchor.current = ad.id
      const change = range === null && before.has(ad.id) ? deselected : selected
      change({ list, search: current, adIds: range ?? [ad.id] })
    },
    [list, selected, deselected],
  )

  const clear = useCallback(() => {
    anchor.current = null
    cleared(list)
  }, [list, cleared])

  return useMemo(() => ({ ids, select, clear }), [ids, select, clear])
}

export type AdSelection = ReturnType<typeof useAdSelection>

/** Null if the start of the range is not in this list. */
function idsBetween(ads: readonly AdSummary[], from: string | null, to: string): string[] | null {
  const first = ads.findIndex((ad) => ad.id === from)
  const last = ads.findIndex((ad) => ad.id === to)
  return first < 0 || last < 0 ? null : ads.slice(Math.min(first, last), Math.max(first, last) + 1).map((ad) => ad.id)
}
