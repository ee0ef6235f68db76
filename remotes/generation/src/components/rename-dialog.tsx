import { Field } from '@marquee/ui/field'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { Input } from 'antd'
import { useState } from 'react'

interface RenameDialogProps {
  /** The title of the dialog. */
  heading: string
  item: { id: string; title: string }
  rename: {
    mutateAsync: (change: { id: string; title: string }) => Promise<unknown>
    isPending: boolean
    error: Error | null
  }
  onClose: () => void
}

/** Asks for the new title of something in a list. */
export function RenameDialog({ heading, item, rename, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(item.title)
  const { mutateAsync, isPending, error } = rename

  async function save(): Promise<void> {
    await mutateAsync({ id: item.id, title })
    onClose()
  }

  return (
    <OpenedModal
      title={heading}
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
    </OpenedModal>
  )
}
