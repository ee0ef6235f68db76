import type { VideoSummary } from '@marquee/contract/videos'
import { Field } from '@marquee/ui/field'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useRenameVideo } from '../../api/videos.ts'

interface RenameDialogProps {
  video: VideoSummary
  onClose: () => void
}

/** Asks for the new title of a video. */
export function RenameDialog({ video, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(video.title)
  const { mutateAsync: rename, isPending, error } = useRenameVideo()

  async function save(): Promise<void> {
    await rename({ id: video.id, title })
    onClose()
  }

  return (
    <Modal
      open
      title="Rename video"
      okText="Rename"
      okButtonProps={{ disabled: title.trim() === '' }}
      confirmLoading={isPending}
      onOk={() => void save().catch(() => undefined)}
      onCancel={onClose}
    >
      <Field label="Title" error={error?.message}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            maxLength={200}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            onPressEnter={() => void save().catch(() => undefined)}
          />
        )}
      </Field>
    </Modal>
  )
}
