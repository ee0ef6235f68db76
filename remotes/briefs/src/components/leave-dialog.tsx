import { Modal } from 'antd'

interface LeaveDialogProps {
  isOpen: boolean
  reason: string
  onStay: () => void
  onLeave: () => void
}

/** Asked only when the last changes could not be saved before a navigation. */
export function LeaveDialog({ isOpen, reason, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Modal
      open={isOpen}
      title="Leave without saving?"
      okText="Stay on this page"
      cancelText="Leave without saving"
      onOk={onStay}
      onCancel={onStay}
      cancelButtonProps={{ danger: true, onClick: onLeave }}
    >
      <p>Your last changes are not saved: {reason}</p>
    </Modal>
  )
}
