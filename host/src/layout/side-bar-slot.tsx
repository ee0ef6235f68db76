import { useSession } from '@marquee/remote-kit/host-services'
import type { SideBarSlot as SideBarEntry } from '@marquee/remote-kit/release-manifest'
import type { SlotProps } from '@marquee/remote-kit/remote-manifest'
import { SideBarSkeleton } from '@marquee/ui/side-bar-skeleton'
import { useHasHeard } from '../live/heard-topics.ts'
import type { Slot } from '../navigation/page-table.ts'
import { useShell } from '../shell/shell.ts'
import { SlotBoundary } from './slot-boundary.tsx'
import styles from './side-bar-slot.module.css'
import { useSlotCode } from './use-slot-code.ts'

type SideBarSlotProps = SlotProps & { slot: Slot<SideBarEntry> }

/**
 * A part of the side bar that a remote brings. A slot that waits for a topic is not rendered, and its code not loaded, before the topic has
 * changed.
 */
export function SideBarSlot(props: SideBarSlotProps) {
  const isAwake = useHasHeard(props.slot.wakesOn)
  return isAwake ? <AwakeSlot {...props} /> : null
}

/** A skeleton reserves its space until its code is loaded. */
function AwakeSlot({ slot, onNavigate }: SideBarSlotProps) {
  const { authData } = useSession()
  const { reportError } = useShell()
  const { Content, hasFailed, retry } = useSlotCode(slot)
  if (hasFailed) {
    return (
      <button type="button" className={styles.retry} onClick={retry}>
        This section couldn't load. Try again
      </button>
    )
  }
  if (Content === null) {
    return <SideBarSkeleton rows={slot.rows + (slot.rowsBeside === undefined ? 0 : (authData[slot.rowsBeside] ?? 0))} />
  }
  return (
    <SlotBoundary key={slot.release} owner={slot.owner} onError={reportError}>
      <Content onNavigate={onNavigate} />
    </SlotBoundary>
  )
}
