import type { FeatureFlag } from '@marquee/contract/feature-flags'
import { useOpenerFocus } from '@marquee/ui/use-opener-focus'
import { Button, Modal } from 'antd'
import { useDeleteFlag } from './use-delete-flag.ts'

/** Asks before a flag is deleted: that changes pages which people have open. */
export function DeleteDialog({ flag: { key }, onClose }: { flag: FeatureFlag; onClose: () => void }) {
  useOpenerFocus()
  const { deleteFlag, isDeleting } = useDeleteFlag(key, onClose)
  return (
    <Modal
      open
      title={`Delete ${key}?`}
      onCancel={onClose}
      footer={
        <>
          <Button danger loading={isDeleting} onClick={deleteFlag}>
            Delete the flag
          </Button>
          <Button type="primary" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <p>Every open page loses it at once and behaves as if there were no such flag. You can undo this right after.</p>
    </Modal>
  )
}
