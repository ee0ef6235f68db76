import type { AdSummary } from '@marquee/contract/ads'
import { type AdCardLayout, adCardLayout } from '@marquee/ui/ad-card-layout'
import { useState } from 'react'

export type LayoutOf = (ad: AdSummary, index: number, width: number) => AdCardLayout

/** Sizes of cards, computed once for each ad and column width. Kept by place: a list of 10,000 asks for all of them on every page. */
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
