import type { CallOutput } from '@marquee/contract/endpoint'
import type { getStaffPick } from '@marquee/contract/staff-picks'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { formatCount } from '@marquee/ui/format-number'
import { PageHeader } from '@marquee/ui/page-header'
import { EmptyState } from '@marquee/ui/empty-state'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getStaffPickQuery } from '../../api/staff-picks.ts'
import styles from './boards.module.css'
import { createAdCollector } from '../../state/create-ad-collector.ts'
import { useAdDrawer } from '../../state/use-ad-drawer.ts'
import { useToggleSaved } from '../../state/use-toggle-saved.ts'
import { useAdActions } from '../../ad-actions/components/use-ad-actions.tsx'
import { AdResults } from '../../components/ad-results.tsx'
import { AdDrawer } from '../../ad-details/components/ad-drawer.tsx'
import { CopyStaffPick } from './copy-staff-pick.tsx'

type PickPage = CallOutput<typeof getStaffPick>

const NO_PAGES: PickPage[] = []

/** The values that the page shows until the board has loaded. */
const NO_PICK = { name: 'Staff pick', curator_note: '', description: '', ads_count: 0 }

/** A staff pick: its ads, the reason why they work, and a button that copies the board. */
export function StaffPickBoard({ id }: { id: string }) {
  const query = useInfiniteQuery(getStaffPickQuery(id))
  const pick = query.data?.pages[0]?.data
  const { name, curator_note, description, ads_count } = pick ?? NO_PICK
  usePageTitle(name)
  const [collectAds] = useState(() => createAdCollector(({ data }: PickPage) => data.ads))
  const ads = collectAds(query.data?.pages ?? NO_PAGES)
  const drawer = useAdDrawer()
  const toggleSaved = useToggleSaved()
  const { actions, renderMenu, dialogs } = useAdActions()
  return (
    <div className={styles.page}>
      <PageHeader
        title={name}
        description={curator_note || description}
        {...(pick !== undefined && { actions: <CopyStaffPick id={id} name={name} /> })}
      />
      <AdResults
        label="Ads of the staff pick"
        ads={ads}
        query={query}
        drawer={drawer}
        onToggleSave={toggleSaved}
        onAddToBoard={actions.addToBoard}
        onSaveWithDetails={actions.saveWithDetails}
        renderMenu={renderMenu}
        announcement={pick === undefined ? '' : formatCount(ads_count, 'ad')}
        empty={<EmptyState title="This board is empty">Its ads are still being chosen.</EmptyState>}
      />
      <AdDrawer drawer={drawer} ads={ads} onToggleSave={toggleSaved} />
      {dialogs}
    </div>
  )
}
