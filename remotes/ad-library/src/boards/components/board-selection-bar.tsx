import { MAX_BULK_ADS } from '@marquee/contract/saved-ads'
import { formatCount } from '@marquee/ui/format-number'
import { Button } from 'antd'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import type { AdSelection } from '../../state/use-ad-selection.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { usePageKeys } from '../../state/use-page-keys.ts'
import styles from '../../components/selection-bar.module.css'
import type { BoardMoves } from './use-board-moves.tsx'

interface BoardSelectionBarProps {
  selection: AdSelection
  moves: BoardMoves
  /** True while a change is sent. */
  isBusy: boolean
  /** True while a layer covers the list: then Escape belongs to that layer. */
  isCovered: boolean
  onSave: (adIds: readonly string[]) => void
}

/** The actions for the selected ads of a board; Escape clears the selection. */
export function BoardSelectionBar({ selection, moves, isBusy, isCovered, onSave }: BoardSelectionBarProps) {
  const { ids, clear } = selection
  const { canSave, canEditBoards } = useLibraryRights()
  const clearsOnEscape = ids.size > 0 && !isCovered
  usePageKeys(
    useMemo((): Record<string, () => void> => (clearsOnEscape ? { Escape: clear } : {}), [clearsOnEscape, clear]),
  )
  const adIds = [...ids]
  if (adIds.length === 0) {
    return null
  }
  const isDisabled = adIds.length > MAX_BULK_ADS || isBusy
  return (
    <div className={styles.bar} role="region" aria-label="Selected ads">
      <p className={styles.count} role="status">
        {formatCount(adIds.length, 'ad')} selected
        {adIds.length > MAX_BULK_ADS ? (
          <span className={styles.limit}>Change at most {MAX_BULK_ADS} at once.</span>
        ) : null}
      </p>
      {canSave ? (
        <Button disabled={isDisabled} onClick={() => onSave(adIds)}>
          Save with tags
        </Button>
      ) : null}
      {canEditBoards ? (
        <>
          <Button disabled={isDisabled} onClick={() => moves.move(adIds)}>
            Move
          </Button>
          <Button disabled={isDisabled} onClick={() => moves.copy(adIds)}>
            Copy
          </Button>
          <Button danger disabled={isDisabled} onClick={() => moves.takeOff(adIds)}>
            Take off
          </Button>
        </>
      ) : null}
      <Button type="text" icon={<X size={18} />} aria-label="Clear the selection (Escape)" onClick={clear} />
    </div>
  )
}
