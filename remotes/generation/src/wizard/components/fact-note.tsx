import type { LineFact } from '@marquee/contract/image-words'
import { FACT_LABELS } from '../../state/image-labels.ts'
import styles from './words-step.module.css'

/** The fact that a line stands on, in the words in which it was given. */
export function FactNote({ fact }: { fact: LineFact | undefined }) {
  return fact === undefined ? null : (
    <span className={styles.fact}>
      {FACT_LABELS[fact.kind]}: <q dir="auto">{fact.text}</q>
    </span>
  )
}
