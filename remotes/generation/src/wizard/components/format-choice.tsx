import { type AspectRatio, aspectRatio } from '@marquee/creative/formats'
import { FieldGroup } from '@marquee/ui/field'
import { Checkbox } from 'antd'
import { RATIO_LABELS } from '../../state/image-labels.ts'
import styles from './format-choice.module.css'

interface FormatChoiceProps {
  value: readonly AspectRatio[]
  /** The chosen formats, in the order in which they are offered. */
  onChange: (value: AspectRatio[]) => void
  /** The formats that are offered; all when it is left out. */
  offered?: readonly AspectRatio[]
}

/** Chooses one or several formats, each with its shape. */
export function FormatChoice({ value, onChange, offered = aspectRatio.options }: FormatChoiceProps) {
  return (
    <FieldGroup label="Formats" error={value.length === 0 ? 'Choose at least one format.' : undefined}>
      <div className={styles.formats}>
        {offered.map((ratio) => (
          <Checkbox
            key={ratio}
            className={styles.format ?? ''}
            checked={value.includes(ratio)}
            onChange={({ target }) =>
              onChange(offered.filter((one) => (one === ratio ? target.checked : value.includes(one))))
            }
          >
            <span className={styles.content}>
              <span className={styles.shape} style={{ aspectRatio: ratio.replace(':', ' / ') }} aria-hidden />
              <span>
                <strong>{ratio}</strong> {RATIO_LABELS[ratio]}
              </span>
            </span>
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  )
}
