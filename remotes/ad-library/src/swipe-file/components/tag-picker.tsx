import { Field } from '@marquee/ui/field'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { TagSelect } from '../../components/filters/tag-select.tsx'

interface TagPickerProps {
  isOpen: boolean
  onClose: () => void
  onAdd: (tags: string[]) => void
  onRemove: (tags: string[]) => void
}

/** Selects tags to add to the selected ads, or to remove from them. */
export function TagPicker({ isOpen, onClose, onAdd, onRemove }: TagPickerProps) {
  const [tags, setTags] = useState<string[]>([])
  return (
    <Modal
      title="Tag the selected ads"
      open={isOpen}
      onCancel={onClose}
      destroyOnHidden
      footer={[
        <Button key="remove" disabled={tags.length === 0} onClick={() => onRemove(tags)}>
          Take off
        </Button>,
        <Button key="add" type="primary" disabled={tags.length === 0} onClick={() => onAdd(tags)}>
          Add
        </Button>,
      ]}
    >
      <Field label="Tags" hint="Type a new tag, or choose one that you have used.">
        {(control) => <TagSelect {...control} tags={tags} onChange={setTags} allowsNew />}
      </Field>
    </Modal>
  )
}
