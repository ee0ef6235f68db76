import { aspectRatio, type Brief, deliverableFormat } from '@marquee/contract/briefs'
import { Button, InputNumber, Select } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import { formatLabels } from '../state/brief-labels.ts'
import styles from './deliverables-field.module.css'

type Deliverable = Brief['deliverables'][number]

const MAX_DELIVERABLES = 30
const NEW_DELIVERABLE: Deliverable = { format: 'video', aspect_ratio: '9:16', duration_s: 30, count: 1 }
const FORMAT_OPTIONS = deliverableFormat.options.map((value) => ({ value, label: formatLabels[value] }))
const RATIO_OPTIONS = aspectRatio.options.map((value) => ({ value, label: value }))

interface DeliverablesFieldProps {
  value: readonly Deliverable[]
  onChange: (value: Deliverable[]) => void
}

/** What has to be made: how many of which format, in which shape. */
export function DeliverablesField({ value, onChange }: DeliverablesFieldProps) {
  return (
    <div className={styles.field}>
      {value.length === 0 ? null : (
        <ul role="list" className={styles.list}>
          {value.map((deliverable, index) => (
            <li key={index} className={styles.row} aria-label={`Deliverable ${index + 1}`}>
              <DeliverableFields
                deliverable={deliverable}
                onChange={(changes) => onChange(value.with(index, { ...deliverable, ...changes }))}
              />
              <Button
                type="text"
                icon={<Trash2 size={16} aria-hidden />}
                aria-label={`Remove deliverable ${index + 1}`}
                onClick={() => onChange(value.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        type="dashed"
        icon={<Plus size={16} aria-hidden />}
        disabled={value.length >= MAX_DELIVERABLES}
        onClick={() => onChange([...value, value.at(-1) ?? NEW_DELIVERABLE])}
      >
        Add a deliverable
      </Button>
    </div>
  )
}

interface DeliverableFieldsProps {
  deliverable: Deliverable
  onChange: (changes: Partial<Deliverable>) => void
}

function DeliverableFields({ deliverable, onChange }: DeliverableFieldsProps) {
  const hasDuration = deliverable.format === 'video'

  function changeFormat(format: Deliverable['format']): void {
    onChange({ format, duration_s: format === 'video' ? NEW_DELIVERABLE.duration_s : null })
  }

  return (
    <div className={styles.fields}>
      <InputNumber<number>
        aria-label="How many"
        className={styles.number ?? ''}
        value={deliverable.count}
        min={1}
        max={100}
        precision={0}
        onChange={(count) => onChange({ count: count ?? 1 })}
      />
      <span aria-hidden>×</span>
      <Select
        aria-label="Format"
        className={styles.select ?? ''}
        value={deliverable.format}
        options={FORMAT_OPTIONS}
        onChange={changeFormat}
      />
      <Select
        aria-label="Aspect ratio"
        className={styles.select ?? ''}
        value={deliverable.aspect_ratio}
        options={RATIO_OPTIONS}
        onChange={(ratio) => onChange({ aspect_ratio: ratio })}
      />
      {hasDuration ? (
        <InputNumber<number>
          aria-label="Length in seconds"
          className={styles.number ?? ''}
          value={deliverable.duration_s}
          min={1}
          max={3600}
          precision={0}
          suffix="s"
          controls={false}
          onChange={(duration_s) => onChange({ duration_s })}
        />
      ) : null}
    </div>
  )
}
