import type { listAds } from '@marquee/contract/ad-search'
import type { CallOutput } from '@marquee/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdSearch } from '../../api/ads.ts'
import { listHiddenBrandsQuery } from '../../api/hidden-brands.ts'
import { defaultPerBrand } from '../../state/explore-search.ts'
import type { ListOption } from '../../state/use-list-address.ts'
import { HiddenBrandsDrawer } from './hidden-brands-drawer.tsx'
import { exploreNotes, ListNotes } from './list-notes.tsx'

interface ExploreNotesProps {
  pages: readonly CallOutput<typeof listAds>[]
  search: AdSearch
  onOption: (name: ListOption, value: string, defaultValue: string) => void
}

/** The notes about what Explore leaves out: ads over the cap per brand, unverified ads, and hidden brands. */
export function ExploreNotes({ pages, search, onOption }: ExploreNotesProps) {
  const [isManaging, setIsManaging] = useState(false)
  const { data } = useQuery(listHiddenBrandsQuery())
  const hidden = data?.data ?? []
  const { perBrand, filters } = search
  const notes = exploreNotes({
    heldBack: pages.reduce((sum, { meta }) => sum + meta.held_back, 0),
    mayHoldBack: pages.length > 0 && pages.at(-1)?.meta.next_cursor !== null,
    perBrand,
    leavesOutUnverified: pages[0]?.meta.leaves_out_unverified ?? false,
    hiddenBrands: filters.brand === undefined ? hidden.length : 0,
    onShowAll: () => onOption('per_brand', '0', String(defaultPerBrand(filters.brand))),
    onIncludeUnverified: () => onOption('include_unverified', 'true', 'false'),
    onManageHidden: () => setIsManaging(true),
  })
  return (
    <>
      <ListNotes notes={notes} />
      <HiddenBrandsDrawer isOpen={isManaging} onClose={() => setIsManaging(false)} brands={hidden} />
    </>
  )
}
