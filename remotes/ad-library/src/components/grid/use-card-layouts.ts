import type { AdSummary } from '@marquee/contract/ads'
import { type AdCardLayout, adCardLayout } from '@marquee/ui/ad-card-layout'
import { useCallback, useRef } from 'react'

interface CardLayouts {
  width: number
  byAd: WeakMap<AdSummary, AdCardLayout>
}

/** Sizes of cards in a column's width, computed once for each ad and width. */
export function useCardLayouts(width: number): (ad: AdSummary) => AdCardLayout {
  const cache = useRef<CardLayouts>({ width, byAd: new WeakMap() })
  return useCallback(
    (ad) => {
      if (cache.current.width !== width) {
        cache.current = { width, byAd: new WeakMap() }
      }
      const known = cache.current.byAd.get(ad)
      if (known !== undefined) {
        return known
      }
      const layout = adCardLayout(ad, width)
      cache.current.byAd.set(ad, layout)
      return layout
    },
    [width],
  )
}
