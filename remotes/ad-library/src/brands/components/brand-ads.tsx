import type { AdSort } from '@marquee/contract/ad-filters'
import type { listAds } from '@marquee/contract/ad-search'
import type { CallOutput } from '@marquee/contract/endpoint'
import { EmptyState } from '@marquee/ui/empty-state'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { listAdsQuery } from '../../api/ads.ts'
import { createAdCollector } from '../../state/create-ad-collector.ts'
import { useAdDrawer } from '../../state/use-ad-drawer.ts'
import { useToggleSaved } from '../../state/use-toggle-saved.ts'
import { useTotalText } from '../../state/use-total-text.ts'
import { useAdActions } from '../../ad-actions/components/use-ad-actions.tsx'
import { AdResults } from '../../components/ad-results.tsx'
import { AdDrawer } from '../../ad-details/components/ad-drawer.tsx'
import { ListHead } from '../../components/list-head.tsx'

type AdPage = CallOutput<typeof listAds>

const NO_PAGES: AdPage[] = []

interface BrandAdsProps {
  brandId: string
  label: string
  sort: AdSort
  /** Controls beside the count. */
  children?: React.ReactNode
}

/** All ads of one brand in one order, with details in a drawer. */
export function BrandAds({ brandId, label, sort, children }: BrandAdsProps) {
  const search = useMemo(
    () => ({ filters: { brand: brandId }, sort, perBrand: 0, includeUnverified: true }),
    [brandId, sort],
  )
  const query = useInfiniteQuery(listAdsQuery(search))
  const pages = query.data?.pages ?? NO_PAGES
  const [collectAds] = useState(() => createAdCollector((page: AdPage) => page.data))
  const ads = collectAds(pages)
  const drawer = useAdDrawer()
  const toggleSaved = useToggleSaved()
  const { actions, renderMenu, dialogs } = useAdActions()
  const count = useTotalText(search, pages[0])
  return (
    <>
      <ListHead count={count}>{children}</ListHead>
      <AdResults
        label={label}
        ads={ads}
        query={query}
        drawer={drawer}
        onToggleSave={toggleSaved}
        onAddToBoard={actions.addToBoard}
        onSaveWithDetails={actions.saveWithDetails}
        renderMenu={renderMenu}
        announcement={count}
        empty={<EmptyState title="No ads of this brand">They have left the library.</EmptyState>}
      />
      <AdDrawer drawer={drawer} ads={ads} onToggleSave={toggleSaved} />
      {dialogs}
    </>
  )
}
