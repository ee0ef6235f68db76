import { Button, Modal } from 'antd'
import type { Blocker } from 'react-router'

/** Asks before a navigation throws away what was typed. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      onCancel={() => blocker.reset?.()}
      footer={
        <>
          <Button danger onClick={() => blocker.proceed?.()}>
            Leave without saving
          </Button>
          <Button type="primary" onClick={() => blocker.reset?.()}>
            Stay on this page
          </Button>
        </>
      }
    >
      <p>What you changed is not saved.</p>
    </Modal>
  )
}
