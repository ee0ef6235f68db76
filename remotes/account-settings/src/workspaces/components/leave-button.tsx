import type { Workspace } from '@marquee/contract/workspaces'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useLeaveWorkspace } from '../api/workspaces.ts'

/** Leaves a workspace of another user, after a confirmation. */
export function LeaveButton({ workspace }: { workspace: Workspace }) {
  const { name } = workspace
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync, isPending } = useLeaveWorkspace(workspace)
  const tellOutcome = useOutcomeToast()
  return (
    <>
      <Button loading={isPending} onClick={() => setIsAsking(true)} aria-label={`Leave ${name}`}>
        Leave
      </Button>
      <Modal
        title={`Leave ${name}?`}
        open={isAsking}
        okText="Leave the workspace"
        okButtonProps={{ danger: true }}
        onCancel={() => setIsAsking(false)}
        onOk={() => {
          setIsAsking(false)
          void tellOutcome(mutateAsync(), {
            success: `You left ${name}`,
            failure: 'You are still in the workspace',
          })
        }}
      >
        You lose access at once. To come back you need a new invitation.
      </Modal>
    </>
  )
}
