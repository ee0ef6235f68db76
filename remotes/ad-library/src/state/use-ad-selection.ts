import type { AdSummary } from '@marquee/contract/ads'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

/**
 * Which ads of a list are selected. Another list begins without a selection.
 * @param ads the list, for selecting from one ad up to another
 * @param listKey tells lists apart: the address of the search
 */
export function useAdSelection(ads: readonly AdSummary[], listKey: string) {
  const [selection, setSelection] = useState({ listKey, ids: NONE })
  const ids = selection.listKey === listKey ? selection.ids : NONE
  const latest = useRef({ ads, ids, listKey })
  const anchor = useRef<string | null>(null)
  useEffect(() => {
    latest.current = { ads, ids, listKey }
  })

  /** Selects the ad or takes it out; as a range, selects everything from the ad chosen last up to this one. */
  const select = useCallback((ad: AdSummary, isRange: boolean) => {
    const { ads: all, ids: before, listKey: key } = latest.current
    const range = isRange ? idsBetween(all, anchor.current, ad.id) : null
    const next = range === null ? toggled(before, ad.id) : new Set([...before, ...range])
    anchor.current = ad.id
    latest.current.ids = next
    setSelection({ listKey: key, ids: next })
  }, [])

  const clear = useCallback(() => {
    anchor.current = null
    setSelection({ listKey: latest.current.listKey, ids: NONE })
  }, [])

  return useMemo(() => ({ ids, select, clear }), [ids, select, clear])
}

export type AdSelection = ReturnType<typeof useAdSelection>

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) {
    next.add(id)
  }
  return next
}

/** Null when the range has no beginning in this list. */
function idsBetween(ads: readonly AdSummary[], from: string | null, to: string): string[] | null {
  const first = ads.findIndex((ad) => ad.id === from)
  const last = ads.findIndex((ad) => ad.id === to)
  return first < 0 || last < 0 ? null : ads.slice(Math.min(first, last), Math.max(first, last) + 1).map((ad) => ad.id)
}
