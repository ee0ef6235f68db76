import type { FeatureFlag } from '@marquee/contract/feature-flags'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { useDeleteWithUndo } from '@marquee/ui/use-delete-with-undo'
import { Button } from 'antd'
import { useDeleteFeatureFlag, useRestoreFeatureFlag } from '../../api/feature-flags.ts'

/** Asks before a flag is deleted: that changes pages which people have open. */
export function DeleteDialog({ flag, onClose }: { flag: FeatureFlag; onClose: () => void }) {
  const { deleteItem, isPending } = useDeleteWithUndo<FeatureFlag>({
    noun: 'flag',
    getName: ({ key }) => key,
    remove: useDeleteFeatureFlag(),
    restore: useRestoreFeatureFlag(),
  })

  async function confirm(): Promise<void> {
    if (await deleteItem(flag)) {
      onClose()
    }
  }

  return (
    <OpenedModal
      title={`Delete ${flag.key}?`}
      onCancel={onClose}
      footer={
        <>
          <Button danger loading={isPending} onClick={() => void confirm()}>
            Delete the flag
          </Button>
          <Button type="primary" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <p>Every open page loses it at once and behaves as if there were no such flag. You can undo this right after.</p>
    </OpenedModal>
  )
}
