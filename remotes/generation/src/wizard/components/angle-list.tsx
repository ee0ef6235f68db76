import type { WrittenAngle } from '@marquee/contract/image-words'
import { useId } from 'react'
import { FRAMEWORK_LABELS, FRAMEWORK_NAMES } from '../../state/image-labels.ts'
import { FactNote } from './fact-note.tsx'
import styles from './words-step.module.css'

interface AngleListProps {
  angles: readonly WrittenAngle[]
  chosen: string | null
  onChoose: (angle: WrittenAngle) => void
}

/** The angles to choose from, each with the fact that its headline stands on. */
export function AngleList({ angles, chosen, onChoose }: AngleListProps) {
  const name = useId()
  return (
    <fieldset className={styles.angles}>
      <legend className={styles.legend}>Choose an angle</legend>
      {angles.map((angle) => (
        <label key={angle.key} className={styles.angle} data-chosen={angle.key === chosen}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={angle.key === chosen}
            onChange={() => onChoose(angle)}
          />
          <span className={styles.framework} title={FRAMEWORK_NAMES[angle.framework]}>
            {angle.title === '' ? FRAMEWORK_LABELS[angle.framework] : angle.title}
          </span>
          <strong dir="auto">{angle.words.headline}</strong>
          <span className={styles.body} dir="auto">
            {angle.words.body}
          </span>
          <FactNote fact={angle.facts.headline} />
          <span className={styles.call}>{angle.words.call_to_action}</span>
        </label>
      ))}
    </fieldset>
  )
}
