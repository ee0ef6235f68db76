import styles from './overlays.module.css'

interface PlaceGridProps {
  /** As shares of the free area; null while it is not known. */
  place: { x: number; y: number } | null
  onChange: (place: { x: number; y: number }) => void
}

const ROWS = [
  { y: 0, name: 'Top' },
  { y: 0.5, name: 'Middle' },
  { y: 1, name: 'Bottom' },
] as const
const COLUMNS = [
  { x: 0, name: 'left' },
  { x: 0.5, name: 'centre' },
  { x: 1, name: 'right' },
] as const
/** Places that differ by less are the same for a reader. */
const NEAR = 0.08

/** The nine usual places of an overlay. */
export function PlaceGrid({ place, onChange }: PlaceGridProps) {
  return (
    <div className={styles.grid} role="group" aria-label="Place">
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => {
          const isHere = place !== null && Math.abs(place.x - column.x) < NEAR && Math.abs(place.y - row.y) < NEAR
          return (
            <button
              key={`${row.y} ${column.x}`}
              type="button"
              className={styles.place}
              aria-label={`${row.name} ${column.name}`}
              aria-pressed={isHere}
              onClick={() => onChange({ x: column.x, y: row.y })}
            />
          )
        }),
      )}
    </div>
  )
}
