import type { ReleasedPackage } from '@marquee/contract/releases'
import { RelativeTime } from '@marquee/ui/relative-time'
import { Drawer } from 'antd'
import controls from '../../layout/controls.module.css'
import { describeChange, type OfferedChange, undoOf } from './release-change-copy.ts'
import styles from './releases-page.module.css'

interface HistoryDrawerProps {
  shown: ReleasedPackage
  onUndo: (change: OfferedChange) => void
  onClose: () => void
}

/** Who changed what users run, when and why, newest first. */
export function HistoryDrawer({ shown, onUndo, onClose }: HistoryDrawerProps) {
  const undo = undoOf(shown)
  return (
    <Drawer open title={`History: ${shown.name}`} onClose={onClose} size="min(560px, 100vw)">
      {undo === null ? null : (
        <button type="button" className={controls.button} onClick={() => onUndo(undo)}>
          Undo the last change
        </button>
      )}
      <ol className={styles.changes} role="list">
        {shown.changes.map((change) => (
          <li key={change.generation} className={styles.change}>
            <p>{describeChange(change)}</p>
            <p className={styles.facts}>
              {change.changed_by} <RelativeTime value={change.changed_at} /> · generation {change.generation}
            </p>
            {change.reason === '' ? null : (
              <p className={styles.reason} dir="auto">
                {change.reason}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Drawer>
  )
}
