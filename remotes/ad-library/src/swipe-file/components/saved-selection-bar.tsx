import { MAX_BULK_ADS, type SavedAdsChange } from '@marquee/contract/saved-ads'
import { formatCount } from '@marquee/ui/format-number'
import { Button } from 'antd'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { AdSelection } from '../../state/use-ad-selection.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { useChangeManyAds } from '../../state/use-change-many-ads.ts'
import styles from '../../components/selection-bar.module.css'
import { BoardPicker } from '../../ad-actions/components/board-picker.tsx'
import { TagPicker } from './tag-picker.tsx'

type BarAction = 'add_tags' | 'remove_tags' | 'add_to_board' | 'remove'
type BarChange = Extract<SavedAdsChange, { action: BarAction }>

const DONE: Readonly<Record<BarAction, string>> = {
  add_tags: 'tagged',
  remove_tags: 'without the tag',
  add_to_board: 'put on the board',
  remove: 'removed from the swipe file',
}

interface SavedSelectionBarProps {
  selection: AdSelection
  /** Exports the media of these ads as a file. */
  onExport: (adIds: string[]) => void
}

/** The actions for the selected saved ads; renders nothing while no ad is selected. */
export function SavedSelectionBar({ selection, onExport }: SavedSelectionBarProps) {
  const [opened, setOpened] = useState<'tags' | 'board' | null>(null)
  const { change: changeMany, isPending } = useChangeManyAds()
  const { canSave, canEditBoards } = useLibraryRights()
  const ad_ids = [...selection.ids]
  if (ad_ids.length === 0) {
    return null
  }
  const isDisabled = ad_ids.length > MAX_BULK_ADS || isPending
  const change = (wish: BarChange) =>
    changeMany(wish, {
      done: DONE[wish.action],
      describe: (changed) => `${formatCount(changed, 'ad')} ${DONE[wish.action]}`,
      failure: "Couldn't change the ads",
      undoFailure: "Couldn't undo the change",
      undone: { adIds: wish.action === 'remove' ? ad_ids : [], isSaved: true },
      onDone: () => {
        setOpened(null)
        selection.clear()
      },
    })
  return (
    <div className={styles.bar} role="region" aria-label="Selected ads">
      <p className={styles.count} role="status">
        {formatCount(ad_ids.length, 'ad')} selected
        {ad_ids.length > MAX_BULK_ADS ? (
          <span className={styles.limit}>Change at most {MAX_BULK_ADS} at once.</span>
        ) : null}
      </p>
      {canSave ? (
        <Button disabled={isDisabled} onClick={() => setOpened('tags')}>
          Tag
        </Button>
      ) : null}
      {canSave && canEditBoards ? (
        <Button disabled={isDisabled} onClick={() => setOpened('board')}>
          Add to board
        </Button>
      ) : null}
      <Button disabled={isDisabled} onClick={() => onExport(ad_ids)}>
        Download media
      </Button>
      {canSave ? (
        <Button danger disabled={isDisabled} onClick={() => change({ action: 'remove', ad_ids })}>
          Remove
        </Button>
      ) : null}
      <Button type="text" icon={<X size={18} />} aria-label="Clear the selection" onClick={selection.clear} />
      <TagPicker
        isOpen={opened === 'tags'}
        onClose={() => setOpened(null)}
        onAdd={(tags) => change({ action: 'add_tags', ad_ids, tags })}
        onRemove={(tags) => change({ action: 'remove_tags', ad_ids, tags })}
      />
      <BoardPicker
        title="Add to board"
        adIds={ad_ids}
        isOpen={opened === 'board'}
        isBusy={isPending}
        onClose={() => setOpened(null)}
        onChoose={({ id }) => change({ action: 'add_to_board', ad_ids, board_id: id })}
      />
    </div>
  )
}
