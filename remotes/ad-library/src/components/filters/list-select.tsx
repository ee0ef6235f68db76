import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import { Select } from 'antd'
import { useId } from 'react'
import styles from './filters.module.css'

interface ListSelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A labelled select above the list: its order, or its cap per brand. */
export function ListSelect<Value extends string>({ label, value, options, onChange }: ListSelectProps<Value>) {
  const id = useId()
  return (
    <div className={styles.listSelect}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Select<Value>
        id={id}
        value={value}
        options={options.map((option) => ({ ...option }))}
        onChange={(next) => onChange(next)}
        popupMatchSelectWidth={false}
        variant="filled"
        size="small"
      />
    </div>
  )
}
