import { formatCount } from '@marquee/ui/format-number'
import { Button } from 'antd'
import { Bookmark, LayoutGrid, Tag, X } from 'lucide-react'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  count: number
  /** The maximum number of ads that one click saves. */
  limit: number
  isSaving: boolean
  /** Null for users without this right. */
  onSave: (() => void) | null
  /** Opens the dialog with tags, note and board; null for users without this right. */
  onSaveWithDetails: (() => void) | null
  /** Null for users without this right. */
  onAddToBoard: (() => void) | null
  onClear: () => void
}

/** The actions for the selected ads; renders nothing while no ad is selected. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, limit, isSaving, onSave, onSaveWithDetails, onAddToBoard, onClear } = props
  if (count === 0) {
    return null
  }
  const isTooMany = count > limit
  return (
    <div className={styles.bar} role="region" aria-label="Selected ads">
      <p className={styles.count} role="status">
        {formatCount(count, 'ad')} selected
        {isTooMany ? <span className={styles.limit}>Save at most {limit} at once.</span> : null}
      </p>
      {onSave === null ? null : (
        <Button type="primary" icon={<Bookmark size={16} />} disabled={isTooMany} loading={isSaving} onClick={onSave}>
          Save to swipe file
        </Button>
      )}
      {onSaveWithDetails === null ? null : (
        <Button icon={<Tag size={16} />} disabled={isTooMany} onClick={onSaveWithDetails}>
          Save with tags
        </Button>
      )}
      {onAddToBoard === null ? null : (
        <Button icon={<LayoutGrid size={16} />} disabled={isTooMany} onClick={onAddToBoard}>
          Add to board
        </Button>
      )}
      <Button type="text" icon={<X size={18} />} aria-label="Clear the selection (Escape)" onClick={onClear} />
    </div>
  )
}
