import { MAX_NOTE_LENGTH } from '@marquee/contract/saved-ads'
import { Field } from '@marquee/ui/field'
import { formatCount } from '@marquee/ui/format-number'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Modal, Select } from 'antd'
import { type FormEvent, useState } from 'react'
import { lastUsedBoardsQuery } from '../../api/boards.ts'
import { savedPlacesQuery } from '../../api/saved-ads.ts'
import { TagSelect } from '../../components/filters/tag-select.tsx'
import { useChangeManyAds } from '../../state/use-change-many-ads.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import styles from './board-picker.module.css'
import { SavedPlacesNote } from './saved-places-note.tsx'

interface SaveDialogProps {
  adIds: readonly string[]
  isOpen: boolean
  onClose: () => void
}

/** Saves ads with tags, a note and a board in one step, and names where they are saved already. */
export function SaveDialog({ adIds, isOpen, onClose }: SaveDialogProps) {
  return (
    <Modal
      title={adIds.length === 1 ? 'Save ad' : `Save ${formatCount(adIds.length, 'ad')}`}
      open={isOpen}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      <SaveForm adIds={adIds} onClose={onClose} />
    </Modal>
  )
}

function SaveForm({ adIds, onClose }: Omit<SaveDialogProps, 'isOpen'>) {
  const { canEditBoards } = useLibraryRights()
  const { data: boards } = useQuery(lastUsedBoardsQuery())
  const { data: places } = useQuery(savedPlacesQuery(adIds))
  const { change, isPending } = useChangeManyAds()
  const [boardId, setBoardId] = useState<string>()
  const [tags, setTags] = useState<string[]>([])
  const [note, setNote] = useState('')

  function save(event: FormEvent): void {
    event.preventDefault()
    const saved = new Set(places?.saved_ad_ids)
    change(
      { action: 'save', ad_ids: [...adIds], tags, note, board_id: boardId },
      {
        done: 'saved',
        describe: (changed) =>
          changed === 0 ? 'Nothing to save: all of it was there' : `${formatCount(changed, 'ad')} saved`,
        failure: adIds.length === 1 ? "Couldn't save the ad" : "Couldn't save the ads",
        undoFailure: "Couldn't undo: the ads are still saved",
        undone: { adIds: adIds.filter((id) => !saved.has(id)), isSaved: false },
        onDone: onClose,
      },
    )
  }

  return (
    <form className={styles.details} onSubmit={save}>
      <SavedPlacesNote adIds={adIds} />
      <Field label="Tags" isOptional hint="Enter a comma after each tag.">
        {(control) => <TagSelect {...control} tags={tags} onChange={setTags} allowsNew />}
      </Field>
      <Field
        label="Note"
        isOptional
        hint={
          places === undefined || places.saved_ad_ids.length === 0
            ? 'Visible to everyone in the workspace.'
            : 'Visible to everyone in the workspace. An ad that has a note keeps it.'
        }
      >
        {(control) => (
          <Input.TextArea
            dir="auto"
            {...control}
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {canEditBoards ? (
        <Field label="Board" isOptional>
          {(control) => (
            <Select<string>
              {...control}
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="Swipe file only"
              {...(boardId !== undefined && { value: boardId })}
              onChange={(id?: string) => setBoardId(id)}
              options={boards?.data.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            />
          )}
        </Field>
      ) : null}
      <Button htmlType="submit" type="primary" loading={isPending}>
        Save
      </Button>
    </form>
  )
}
