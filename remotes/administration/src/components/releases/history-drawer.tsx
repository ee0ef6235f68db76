import type { ReleaseChange, ReleasedPackage } from '@marquee/contract/releases'
import { RelativeTime } from '@marquee/ui/relative-time'
import controls from '@marquee/ui/controls.module.css'
import { OpenedDrawer } from '@marquee/ui/opened-drawer'
import { describeChange, type OfferedChange, returnTo, findUndo } from './release-change-copy.ts'
import styles from './releases-page.module.css'

interface HistoryDrawerProps {
  shown: ReleasedPackage
  onChange: (change: OfferedChange) => void
  onClose: () => void
}

/** As many as the server lists. */
const MOST_CHANGES = 50

/** Who changed what users run, when and why, newest first, and the way back to what was live before. */
export function HistoryDrawer({ shown, onChange, onClose }: HistoryDrawerProps) {
  const undo = findUndo(shown)
  return (
    <OpenedDrawer title={`History: ${shown.name}`} onClose={onClose} size="min(560px, 100vw)">
      {undo === null ? null : (
        <button type="button" className={controls.button} onClick={() => onChange(undo)}>
          Undo the last change
        </button>
      )}
      <ol className={styles.changes} role="list">
        {shown.changes.map((change) => (
          <Change key={change.generation} change={change} shown={shown} onReturn={onChange} />
        ))}
      </ol>
      {shown.changes.length < MOST_CHANGES ? null : (
        <p className={styles.facts}>Showing the last {MOST_CHANGES} changes.</p>
      )}
    </OpenedDrawer>
  )
}

interface ChangeProps {
  change: ReleaseChange
  shown: ReleasedPackage
  onReturn: (change: OfferedChange) => void
}

function Change({ change, shown, onReturn }: ChangeProps) {
  const { to, reason, changed_by, changed_at, generation } = change
  const back = returnTo(change, shown)
  const isGone = to !== null && !shown.kept_releases.includes(to)
  return (
    <li className={styles.change}>
      <p>{describeChange(change)}</p>
      <p className={styles.facts}>
        {changed_by} <RelativeTime value={changed_at} /> · generation {generation}
        {isGone ? ' · no longer in the store' : null}
      </p>
      {reason === '' ? null : (
        <p className={styles.reason} dir="auto">
          {reason}
        </p>
      )}
      {back === null ? null : (
        <button
          type="button"
          className={controls.button}
          aria-label={`${back.label}: ${to}, generation ${generation}`}
          onClick={() => onReturn(back)}
        >
          {back.label}
        </button>
      )}
    </li>
  )
}
