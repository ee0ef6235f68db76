import type { AdSummary } from '@marquee/contract/ads'
import { EmptyState } from '@marquee/ui/empty-state'
import { formatCount } from '@marquee/ui/format-number'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ChosenSaying, listSayingAdsQuery } from '../../api/ad-angles.ts'
import { useAdActions } from '../../ad-actions/components/use-ad-actions.tsx'
import { AdDrawer } from '../../ad-details/components/ad-drawer.tsx'
import { AdResults } from '../../components/ad-results.tsx'
import { ListHead } from '../../components/list-head.tsx'
import { createAdCollector } from '../../state/create-ad-collector.ts'
import { useAdDrawer } from '../../state/use-ad-drawer.ts'
import { useToggleSaved } from '../../state/use-toggle-saved.ts'

const NO_PAGES: { data: AdSummary[] }[] = []

/** The latest ads of a niche that say something, with details in a drawer. */
export function SayingAds({ niche, saying }: { niche: string; saying: ChosenSaying }) {
  const query = useInfiniteQuery(listSayingAdsQuery(niche, saying))
  const [collectAds] = useState(() => createAdCollector((page: { data: AdSummary[] }) => page.data))
  const ads = collectAds(query.data?.pages ?? NO_PAGES)
  const drawer = useAdDrawer()
  const toggleSaved = useToggleSaved()
  const { actions, renderMenu, dialogs } = useAdActions()
  const count = query.data === undefined ? '' : `The latest ${formatCount(ads.length, 'ad')}`
  return (
    <>
      <ListHead count={count}>{null}</ListHead>
      <AdResults
        label="Ads that say it"
        ads={ads}
        query={query}
        drawer={drawer}
        onToggleSave={toggleSaved}
        onAddToBoard={actions.addToBoard}
        onSaveWithDetails={actions.saveWithDetails}
        renderMenu={renderMenu}
        announcement={count}
        empty={<EmptyState title="No ads say it">They have left the library.</EmptyState>}
      />
      <AdDrawer drawer={drawer} ads={ads} onToggleSave={toggleSaved} />
      {dialogs}
    </>
  )
}
