import type { AdSummary } from '@marquee/contract/ads'
import { MAX_BULK_ADS } from '@marquee/contract/saved-ads'
import { useMemo } from 'react'
import type { AdSelection } from '../../state/use-ad-selection.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { usePageKeys } from '../../state/use-page-keys.ts'
import { useSaveSelected } from '../../state/use-save-selected.ts'
import { SelectionBar } from '../../components/selection-bar.tsx'

interface AdSelectionBarProps {
  ads: readonly AdSummary[]
  selection: AdSelection
  /** True while a layer covers the list: then Escape belongs to that layer. */
  isCovered: boolean
  onAddToBoard: (adIds: readonly string[]) => void
  onSaveWithDetails: (adIds: readonly string[]) => void
}

/** Saves the selected ads or adds them to a board; Escape clears the selection. */
export function AdSelectionBar(props: AdSelectionBarProps) {
  const { ads, selection, isCovered, onAddToBoard, onSaveWithDetails } = props
  const { ids, clear } = selection
  const { canSave, canEditBoards } = useLibraryRights()
  const { save, isSaving } = useSaveSelected(ads, clear)
  const clearsOnEscape = ids.size > 0 && !isCovered
  usePageKeys(
    useMemo((): Record<string, () => void> => (clearsOnEscape ? { Escape: clear } : {}), [clearsOnEscape, clear]),
  )
  return (
    <SelectionBar
      count={ids.size}
      limit={MAX_BULK_ADS}
      isSaving={isSaving}
      onSave={canSave ? () => save(ids) : null}
      onSaveWithDetails={canSave ? () => onSaveWithDetails([...ids]) : null}
      onAddToBoard={canEditBoards ? () => onAddToBoard([...ids]) : null}
      onClear={clear}
    />
  )
}
