import { advertiserName } from '@marquee/contract/advertiser-name'
import { MAX_NOTE_LENGTH, type SavedAd } from '@marquee/contract/saved-ads'
import { Field } from '@marquee/ui/field'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Input } from 'antd'
import { useState } from 'react'
import { useUpdateSavedAd } from '../../api/saved-ad-changes.ts'
import styles from './saved-ad-editor.module.css'
import { TagSelect } from '../../components/filters/tag-select.tsx'

/** The note and the tags of one saved ad. */
export function SavedAdEditor({ saved, onClose }: { saved: SavedAd; onClose: () => void }) {
  const { mutateAsync, isPending } = useUpdateSavedAd(saved.ad.id)
  const tellOutcome = useOutcomeToast()
  const [note, setNote] = useState(saved.note)
  const [tags, setTags] = useState(saved.tags)
  const save = () =>
    void tellOutcome(mutateAsync({ note, tags }, { onSuccess: onClose }), { failure: "Your changes weren't saved" })
  return (
    <OpenedModal
      title={`Note and tags: ${advertiserName(saved.ad)}`}
      onCancel={onClose}
      onOk={save}
      okText="Save"
      confirmLoading={isPending}
    >
      <div className={styles.editor}>
        <Field label="Note" hint="Visible to everyone in the workspace.">
          {(control) => (
            <Input.TextArea
              dir="auto"
              {...control}
              rows={4}
              maxLength={MAX_NOTE_LENGTH}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <Field label="Tags" hint="Enter a comma after each tag.">
          {(control) => <TagSelect {...control} tags={tags} onChange={setTags} allowsNew />}
        </Field>
      </div>
    </OpenedModal>
  )
}
