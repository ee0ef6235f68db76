import type { StoredAsset } from '@marquee/contract/assets'
import type { ImageSubject, ShareBox } from '@marquee/creative/image-subject'
import { useToast } from '@marquee/remote-kit/host-services'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { useQuery } from '@tanstack/react-query'
import { InputNumber } from 'antd'
import { useState } from 'react'
import { imageSubjectQuery, useSetSubjectBox } from '../api/image-subjects.ts'
import { moveBox, moveCorner } from '../state/change-box.ts'
import { SubjectBox } from './subject-box.tsx'
import styles from './subject-dialog.module.css'

interface SubjectDialogProps {
  image: StoredAsset
  alt: string
  onClose: () => void
}

/** Shows where the product is in an image, and lets a user correct it. */
export function SubjectDialog({ image, alt, onClose }: SubjectDialogProps) {
  const { data: subject, error } = useQuery(imageSubjectQuery(image.id))
  const { mutateAsync, isPending, error: saveError } = useSetSubjectBox(image.id)
  const [changed, setChanged] = useState<ShareBox | null>(null)
  const showToast = useToast()
  const box = changed ?? subject?.box ?? null

  async function handleSave(): Promise<void> {
    if (box !== null) {
      await mutateAsync(box)
      showToast({ severity: 'success', summary: 'Box saved', detail: 'New images are laid out by it.', life: 4000 })
    }
    onClose()
  }

  return (
    <OpenedModal
      width={720}
      title="Where the product is"
      okText="Save box"
      okButtonProps={{ disabled: box === null || (changed === null && subject?.is_sure === true), loading: isPending }}
      onOk={() => void handleSave().catch(() => undefined)}
      onCancel={onClose}
    >
      <div className={styles.content}>
        <p role="status">{describe(subject, error)}</p>
        {box === null ? null : (
          <>
            <SubjectBox
              src={`${image.url}?width=1280`}
              alt={alt}
              value={box}
              isDisabled={isPending}
              onChange={setChanged}
            />
            <BoxFields value={box} onChange={setChanged} />
          </>
        )}
        {saveError === null ? null : <p role="alert">{saveError.message}</p>}
      </div>
    </OpenedModal>
  )
}

function describe(subject: ImageSubject | null | undefined, error: Error | null): string {
  if (error !== null) {
    return error.message
  }
  if (subject === undefined) {
    return 'Looking for the product…'
  }
  if (subject === null) {
    return 'This image could not be read. Upload it again.'
  }
  if (subject.source === 'user') {
    return 'You set this box. Images keep the product inside of it whole.'
  }
  return subject.is_sure
    ? 'Images keep the product inside of this box whole. Move the box if it is not right.'
    : 'We are unsure where the product is, so images show the photo whole until you save the box.'
}

interface BoxFieldsProps {
  value: ShareBox
  onChange: (box: ShareBox) => void
}

/** The place of the box as numbers, for everybody who does not drag. */
function BoxFields({ value, onChange }: BoxFieldsProps) {
  const fields = [
    { label: 'Left', share: value.x, change: (by: number) => moveBox(value, by, 0) },
    { label: 'Top', share: value.y, change: (by: number) => moveBox(value, 0, by) },
    { label: 'Width', share: value.w, change: (by: number) => moveCorner(value, 'bottom-right', by, 0) },
    { label: 'Height', share: value.h, change: (by: number) => moveCorner(value, 'bottom-right', 0, by) },
  ]
  return (
    <fieldset className={styles.fields}>
      <legend>Box in percent of the image</legend>
      {fields.map(({ label, share, change }) => (
        <label key={label} className={styles.field}>
          {label}
          <InputNumber
            aria-label={label}
            min={0}
            max={100}
            precision={0}
            value={Math.round(share * 100)}
            onChange={(percent) => percent !== null && onChange(change(percent / 100 - share))}
          />
        </label>
      ))}
    </fieldset>
  )
}
