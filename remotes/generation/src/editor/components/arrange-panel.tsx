import { Button } from 'antd'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceAround,
} from 'lucide-react'
import type { Alignment } from '../state/arrange.ts'
import styles from './inspector.module.css'

interface ArrangePanelProps {
  count: number
  isGrouped: boolean
  onAlign: (alignment: Alignment) => void
  onDistribute: (axis: 'x' | 'y') => void
  onGroup: () => void
  onUngroup: () => void
}

const ALIGNMENTS = [
  ['left', 'Align left', AlignStartVertical],
  ['center', 'Align centers', AlignCenterVertical],
  ['right', 'Align right', AlignEndVertical],
  ['top', 'Align top', AlignStartHorizontal],
  ['middle', 'Align middles', AlignCenterHorizontal],
  ['bottom', 'Align bottom', AlignEndHorizontal],
] as const

/** Aligns, distributes and groups layers. */
export function ArrangePanel({ count, isGrouped, onAlign, onDistribute, onGroup, onUngroup }: ArrangePanelProps) {
  return (
    <div className={styles.inspector}>
      <div
        className={styles.buttons}
        role="group"
        aria-label={count > 1 ? 'Align to each other' : 'Align to the canvas'}
      >
        {ALIGNMENTS.map(([alignment, label, Icon]) => (
          <Button
            key={alignment}
            aria-label={label}
            title={label}
            icon={<Icon size={16} aria-hidden />}
            onClick={() => onAlign(alignment)}
          />
        ))}
      </div>
      {count > 2 ? (
        <div className={styles.buttons}>
          <Button icon={<AlignHorizontalSpaceAround size={16} aria-hidden />} onClick={() => onDistribute('x')}>
            Space evenly across
          </Button>
          <Button icon={<AlignVerticalSpaceAround size={16} aria-hidden />} onClick={() => onDistribute('y')}>
            Space evenly down
          </Button>
        </div>
      ) : null}
      {count > 1 ? (
        <div className={styles.buttons}>
          {isGrouped ? <Button onClick={onUngroup}>Ungroup</Button> : <Button onClick={onGroup}>Group</Button>}
        </div>
      ) : null}
    </div>
  )
}
