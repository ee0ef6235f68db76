import { Button, Modal } from 'antd'

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
      onCancel={onStay}
      footer={
        <>
          <Button danger onClick={onLeave}>
            Leave without saving
          </Button>
          <Button type="primary" onClick={onStay}>
            Stay on this page
          </Button>
        </>
      }
    >
      <p>Your last changes are not saved: {reason}</p>
    </Modal>
  )
}
