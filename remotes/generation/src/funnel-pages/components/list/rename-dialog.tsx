import type { FunnelPageSummary } from '@marquee/contract/funnel-pages'
import { Field } from '@marquee/ui/field'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useRenameFunnelPage } from '../../api/funnel-pages.ts'

interface RenameDialogProps {
  page: FunnelPageSummary
  onClose: () => void
}

/** Asks for the new title of a page in the list. */
export function RenameDialog({ page, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(page.title)
  const { mutateAsync: rename, isPending, error } = useRenameFunnelPage()

  async function save(): Promise<void> {
    await rename({ id: page.id, title })
    onClose()
  }

  return (
    <Modal
      open
      title="Rename page"
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
