import type { AspectRatio } from '@marquee/creative/formats'
import { type Placement, type PlacementId, placements } from '@marquee/creative/safe-areas'
import { Select } from 'antd'
import styles from './editor-toolbar.module.css'

/** The placements whose covered areas are shown: none, all of a format, or one placement by its id. */
export type SafeAreaChoice = 'none' | 'all' | PlacementId

/** The placements of a format that a choice shows. */
export function listShownPlacements(choice: SafeAreaChoice, format: AspectRatio): Placement[] {
  const known = placements.filter((placement) => placement.format === format)
  return choice === 'all' ? known : known.filter(({ id }) => id === choice)
}

interface SafeAreaSelectProps {
  format: AspectRatio
  value: SafeAreaChoice
  onChange: (choice: SafeAreaChoice) => void
}

export function SafeAreaSelect({ format, value, onChange }: SafeAreaSelectProps) {
  const known = placements.filter((placement) => placement.format === format)
  if (known.length === 0) {
    return <span className={styles.note}>No placement covers parts of {format}</span>
  }
  return (
    <Select
      aria-label="Safe areas"
      className={styles.areas ?? ''}
      value={value}
      popupMatchSelectWidth={false}
      options={[
        { value: 'none', label: 'Safe areas: off' },
        { value: 'all', label: 'Safe areas: every placement' },
        ...known.map(({ id, name }) => ({ value: id, label: `Safe areas: ${name}` })),
      ]}
      onChange={onChange}
    />
  )
}
