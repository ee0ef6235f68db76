import type { BriefStatus } from '@marquee/contract/briefs'
import { statusLabels } from '../state/brief-labels.ts'
import styles from './status-tag.module.css'

/** A brief's status as a word with a dot; the word alone says it, the colour only helps. */
export function StatusTag({ status }: { status: BriefStatus }) {
  return (
    <span className={styles.tag} data-status={status}>
      {statusLabels[status]}
    </span>
  )
}
