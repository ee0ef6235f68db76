import { useSession } from '@marquee/remote-kit/host-services'
import type { DashboardSlot } from '@marquee/remote-kit/release-manifest'
import controls from '@marquee/ui/controls.module.css'
import { LatestPanelSkeleton } from '@marquee/ui/latest-panel'
import { SlotBoundary } from '../../layout/slot-boundary.tsx'
import { useSlotCode } from '../../layout/use-slot-code.ts'
import { usePages } from '../../navigation/live-pages.ts'
import { listDashboardSlots } from '../../navigation/open-sections.ts'
import type { Slot } from '../../navigation/page-table.ts'
import { useShell } from '../../shell/shell.ts'
import styles from './dashboard-page.module.css'

/** The cards that remotes bring to the dashboard. */
export function DashboardSlots() {
  const { authData } = useSession()
  return listDashboardSlots(usePages(), authData).map((slot) => (
    <DashboardCard key={`${slot.owner} ${slot.name}`} slot={slot} />
  ))
}

function DashboardCard({ slot }: { slot: Slot<DashboardSlot> }) {
  const { reportError } = useShell()
  const { Content, hasFailed, retry } = useSlotCode(slot)
  if (hasFailed) {
    return (
      <p className={styles.failure} role="alert">
        “{slot.title}” couldn't load.
        <button type="button" className={controls.button} onClick={retry}>
          Try again
        </button>
      </p>
    )
  }
  if (Content === null) {
    return <LatestPanelSkeleton title={slot.title} layout={slot.layout} />
  }
  return (
    <SlotBoundary key={slot.release} owner={slot.owner} onError={reportError}>
      <Content />
    </SlotBoundary>
  )
}
