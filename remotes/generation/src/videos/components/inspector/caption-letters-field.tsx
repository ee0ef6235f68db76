import type { CaptionLetters } from '@marquee/creative/read-caption-file'
import { Radio } from 'antd'
import { useId } from 'react'
import styles from './inspector.module.css'

/** Which letters the bytes of a caption file mean, each choice with what the file says then. */
export function CaptionLettersField({
  letters: { encoding, choices },
  onChoose,
}: {
  letters: CaptionLetters
  onChoose: (encoding: string) => void
}) {
  const label = useId()
  return (
    <>
      <p id={label} className={styles.hint}>
        {encoding === null
          ? 'The file does not say how its letters are written. Which is right?'
          : 'Its letters are read as:'}
      </p>
      <Radio.Group
        aria-labelledby={label}
        vertical
        value={encoding}
        onChange={({ target }) => onChoose(String(target.value))}
        options={choices.map(({ encoding: value, name, sample }) => ({ value, label: `${name}: ${sample}` }))}
      />
    </>
  )
}
