import type { AdSummary } from '@marquee/contract/ads'
import { type AdCardLayout, adCardLayout } from '@marquee/ui/ad-card-layout'
import { useState } from 'react'

export type LayoutOf = (ad: AdSummary, index: number, width: number) => AdCardLayout

/** Card sizes, computed once per ad and column width. Stored by index: a list of 10,000 ads needs all of them on every page. */
export function useCardLayouts(): LayoutOf {
  const [layoutOf] = useState(createCardLayouts)
  return layoutOf
}

function createCardLayouts(): LayoutOf {
  let knownWidth = 0
  let known: { ad: AdSummary; layout: AdCardLayout }[] = []

  return function layoutOf(ad, index, width) {
    if (width !== knownWidth) {
      knownWidth = width
      known = []
    }
    const entry = known[index]
    if (entry?.ad === ad) {
      return entry.layout
    }
    const layout = adCardLayout(ad, width)
    known[index] = { ad, layout }
    return layout
  }
}
