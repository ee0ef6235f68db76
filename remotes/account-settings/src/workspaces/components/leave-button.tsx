import type { Workspace } from '@marquee/contract/workspaces'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { requestLeaveWorkspace } from '../api/workspaces.ts'
import { useMembersAction } from '../state/use-members-action.ts'

/** The way out of somebody else's workspace, after a question. */
export function LeaveButton({ workspace: { id, name, is_current } }: { workspace: Workspace }) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMembersAction()
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
          mutate({
            ask: () => requestLeaveWorkspace(id),
            done: `You left ${name}`,
            failure: 'You are still in the workspace',
            changesSelf: is_current,
          })
        }}
      >
        You lose access at once. To come back you need a new invitation.
      </Modal>
    </>
  )
}
