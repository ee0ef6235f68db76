import type { AdFilters, AdSummary } from '@marquee/contract/ads'
import { useCallback } from 'react'
import { useHiddenBrands } from '../../state/use-hidden-brands.ts'
import { AdMenu } from './ad-menu.tsx'

interface AdMenuOptions {
  /** Brands that the address leaves out already. */
  excluded: readonly string[] | undefined
  setFilters: (changes: Partial<AdFilters>) => void
}

/** The menu of an ad in Explore: more of its brand, or less. */
export function useAdMenu({
  excluded,
  setFilters,
}: AdMenuOptions): (ad: AdSummary, tabIndex: number) => React.ReactNode {
  const { hide } = useHiddenBrands()
  const itemsOf = useCallback(
    ({ brand }: AdSummary) => [
      { key: 'all', label: `All ads of ${brand.name}`, onChoose: () => setFilters({ brand: brand.id }) },
      {
        key: 'without',
        label: `This search without ${brand.name}`,
        onChoose: () => setFilters({ not_brand: [...(excluded ?? []), brand.id] }),
      },
      { key: 'hide', label: `Hide ${brand.name} for the whole workspace`, onChoose: () => hide(brand) },
    ],
    [excluded, setFilters, hide],
  )
  return useCallback((ad, tabIndex) => <AdMenu ad={ad} tabIndex={tabIndex} itemsOf={itemsOf} />, [itemsOf])
}
