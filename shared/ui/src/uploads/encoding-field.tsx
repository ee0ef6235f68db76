import { ENCODING_NAMES, type EncodingChoice, type TextEncoding } from '@marquee/contract/text-encodings'
import { Radio } from 'antd'
import styles from './encoding-field.module.css'

interface EncodingFieldProps {
  encoding: EncodingChoice | null | undefined
  /** Undefined until someone has chosen. */
  value: TextEncoding | undefined
  onChange: (value: TextEncoding) => void
}

/** Asks in which encoding a file of text reads right, with lines of it in each; nothing where the file shows its encoding. */
export function EncodingField({ encoding, value, onChange }: EncodingFieldProps) {
  if (!encoding || encoding.is_sure || encoding.guesses.length === 0) {
    return null
  }
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>In which of these does the text read right?</legend>
      <p className={styles.note}>
        The file doesn’t say how its letters are encoded. If none of them is right, save the file as UTF-8.
      </p>
      <Radio.Group className={styles.guesses ?? ''} value={value} onChange={({ target }) => onChange(target.value)}>
        {encoding.guesses.map(({ encoding: guess, lines }) => (
          <Radio key={guess} value={guess}>
            <span className={styles.name}>{ENCODING_NAMES[guess]}</span>
            {lines.map((line) => (
              <span key={line} className={styles.line} dir="auto">
                {line}
              </span>
            ))}
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  )
}
