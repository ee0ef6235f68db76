import { MAX_NOTE_LENGTH, type SavedAd } from '@marquee/contract/saved-ads'
import { useToast } from '@marquee/remote-kit/host-services'
import { Field } from '@marquee/ui/field'
import { useOpenerFocus } from '@marquee/ui/use-opener-focus'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import { requestUpdateSavedAd, SAVED_AD_KEY, SAVED_AD_TAGS_KEY, SAVED_ADS_KEY } from '../../api/saved-ads.ts'
import styles from './saved-ad-editor.module.css'
import { TagSelect } from './tag-select.tsx'

/** The note and the tags of one saved ad. */
export function SavedAdEditor({ saved, onClose }: { saved: SavedAd; onClose: () => void }) {
  useOpenerFocus()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const [note, setNote] = useState(saved.note)
  const [tags, setTags] = useState(saved.tags)
  const { mutate, isPending } = useMutation({
    mutationFn: () => requestUpdateSavedAd(saved.ad.id, { note, tags }),
    onError: (error) => showToast({ severity: 'error', summary: "Your changes weren't saved", detail: error.message }),
    onSuccess: async () => {
      onClose()
      await Promise.all(
        [SAVED_ADS_KEY, SAVED_AD_KEY, SAVED_AD_TAGS_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      )
    },
  })
  return (
    <Modal
      title={`Note and tags: ${saved.ad.brand.name}`}
      open
      onCancel={onClose}
      onOk={() => mutate()}
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
    </Modal>
  )
}
