import { PIXELS_PER_UNIT } from '@marquee/creative/formats'
import type { Layer } from '@marquee/creative/layer'
import { InputNumber } from 'antd'
import { useId } from 'react'
import type { LayerChange } from '../state/document-slice.ts'
import styles from './inspector.module.css'

interface PlaceFieldsProps {
  layer: Layer
  onChange: (changes: readonly LayerChange[]) => void
}

const FIELDS = [
  ['x', 'Left'],
  ['y', 'Top'],
  ['w', 'Width'],
  ['h', 'Height'],
] as const

/** The position of a layer, in pixels of the full size. */
export function PlaceFields({ layer, onChange }: PlaceFieldsProps) {
  const { id, rotation } = layer
  const fieldId = useId()
  return (
    <div className={styles.place}>
      {FIELDS.map(([key, name]) => (
        <div key={key} className={styles.label}>
          <label htmlFor={`${fieldId}-${key}`}>{name}</label>
          <InputNumber
            id={`${fieldId}-${key}`}
            disabled={layer.locked}
            value={Math.round(layer[key] * PIXELS_PER_UNIT)}
            min={key === 'w' || key === 'h' ? 1 : -5000}
            max={5000}
            onChange={(value) => value !== null && onChange([{ id, [key]: value / PIXELS_PER_UNIT }])}
          />
        </div>
      ))}
      <div className={styles.label}>
        <label htmlFor={`${fieldId}-rotation`}>Rotation</label>
        <InputNumber
          id={`${fieldId}-rotation`}
          disabled={layer.locked}
          value={rotation}
          min={-360}
          max={360}
          suffix="°"
          onChange={(value) => value !== null && onChange([{ id, rotation: value }])}
        />
      </div>
    </div>
  )
}
