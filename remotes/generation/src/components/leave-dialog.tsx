import { Modal } from 'antd'
import type { Blocker } from 'react-router'

/** Asks before a navigation throws away what was typed. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      okText="Stay on this page"
      cancelText="Leave without saving"
      onOk={() => blocker.reset?.()}
      onCancel={() => blocker.reset?.()}
      cancelButtonProps={{ danger: true, onClick: () => blocker.proceed?.() }}
    >
      <p>What you changed in this product is not saved.</p>
    </Modal>
  )
}
