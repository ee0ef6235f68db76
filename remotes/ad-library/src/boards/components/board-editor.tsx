import { Field } from '@marquee/ui/field'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { Input } from 'antd'
import { useState } from 'react'
import styles from './boards.module.css'

interface BoardEditorProps {
  board: { name: string; description: string }
  isBusy: boolean
  onSave: (changes: { name: string; description: string }) => void
  onClose: () => void
}

/** Name and description of a board. */
export function BoardEditor({ board, isBusy, onSave, onClose }: BoardEditorProps) {
  const [name, setName] = useState(board.name)
  const [description, setDescription] = useState(board.description)
  return (
    <OpenedModal
      title="Rename the board"
      onCancel={onClose}
      onOk={() => onSave({ name, description })}
      okText="Save"
      okButtonProps={{ disabled: name.trim() === '' }}
      confirmLoading={isBusy}
    >
      <div className={styles.form}>
        <Field label="Name" isRequired>
          {(control) => (
            <Input {...control} maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Field label="Description" isOptional>
          {(control) => (
            <Input.TextArea
              dir="auto"
              {...control}
              rows={3}
              maxLength={2000}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
      </div>
    </OpenedModal>
  )
}
