import { Button, Input } from 'antd'
import { ArrowLeft, Plus, X } from 'lucide-react'
import styles from './colors-field.module.css'

const MAX_COLORS = 12
const NEW_COLOR = '#3b5bdb'
const HEX = /^#[0-9a-f]{6}$/i

interface ColorsFieldProps {
  value: readonly string[]
  onChange: (colors: string[]) => void
  isDisabled: boolean
}

/** A brand's colours, the most important first; each is chosen with the system's picker or typed. */
export function ColorsField({ value, onChange, isDisabled }: ColorsFieldProps) {
  return (
    <div className={styles.field}>
      {value.length === 0 ? null : (
        <ol role="list" className={styles.colors}>
          {value.map((color, index) => (
            // The entries have no identity except their index; the inputs are controlled, so no state is tied to an index.
            <li key={index} className={styles.color}>
              <input
                type="color"
                className={styles.picker}
                aria-label={`Color ${index + 1}`}
                value={HEX.test(color) ? color : '#000000'}
                disabled={isDisabled}
                onChange={(event) => onChange(value.with(index, event.target.value))}
              />
              <Input
                className={styles.code ?? ''}
                aria-label={`Code of color ${index + 1}`}
                value={color}
                maxLength={7}
                {...(HEX.test(color) ? {} : { status: 'error' as const })}
                onChange={(event) => onChange(value.with(index, event.target.value))}
              />
              <Button
                type="text"
                icon={<ArrowLeft size={16} aria-hidden />}
                aria-label={`Move color ${index + 1} forward`}
                disabled={index === 0 || isDisabled}
                onClick={() => onChange(value.toSpliced(index, 1).toSpliced(index - 1, 0, color))}
              />
              <Button
                type="text"
                icon={<X size={16} aria-hidden />}
                aria-label={`Remove color ${index + 1}`}
                onClick={() => onChange(value.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      <Button
        type="dashed"
        icon={<Plus size={16} aria-hidden />}
        disabled={value.length >= MAX_COLORS || isDisabled}
        onClick={() => onChange([...value, NEW_COLOR])}
      >
        Add a color
      </Button>
    </div>
  )
}
