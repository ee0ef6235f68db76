import type { AdFilters } from '@marquee/contract/ad-filters'
import type { AdSummary, BrandReference } from '@marquee/contract/ads'
import { useCallback } from 'react'
import { useBrandNames } from '../../state/use-brand-names.ts'
import { useHiddenBrands } from '../state/use-hidden-brands.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import type { AdActions } from '../../ad-actions/components/use-ad-actions.tsx'
import { AdMenu } from '../../components/grid/ad-menu.tsx'

interface AdMenuOptions {
  actions: AdActions
  /** Brands that the address excludes already. */
  excluded: readonly string[] | undefined
  setFilters: (changes: Partial<AdFilters>) => void
}

/** The menu of an ad in Explore: the actions of the ad, and showing only its brand or hiding it. */
export function useAdMenu({
  actions,
  excluded,
  setFilters,
}: AdMenuOptions): (ad: AdSummary, tabIndex: number) => React.ReactNode {
  const { hide } = useHiddenBrands()
  const { canHideBrands } = useLibraryRights()
  const { remember } = useBrandNames()
  const filterBy = useCallback(
    (brand: BrandReference, changes: Partial<AdFilters>) => {
      remember([brand])
      setFilters(changes)
    },
    [remember, setFilters],
  )
  const getBrandItems = useCallback(
    (brand: BrandReference) => [
      { key: 'all', label: `All ads of ${brand.name}`, onChoose: () => filterBy(brand, { brand: brand.id }) },
      {
        key: 'without',
        label: `This search without ${brand.name}`,
        onChoose: () => filterBy(brand, { not_brand: [...(excluded ?? []), brand.id] }),
      },
      ...(canHideBrands
        ? [{ key: 'hide', label: `Hide ${brand.name} for the whole workspace`, onChoose: () => hide(brand) }]
        : []),
    ],
    [excluded, filterBy, hide, canHideBrands],
  )
  const getItems = useCallback(
    ({ id, brand }: AdSummary) => [...actions.getItems({ id }), ...(brand === null ? [] : getBrandItems(brand))],
    [actions, getBrandItems],
  )
  return useCallback((ad, tabIndex) => <AdMenu ad={ad} tabIndex={tabIndex} getItems={getItems} />, [getItems])
}
