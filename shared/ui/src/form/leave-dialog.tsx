import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import type { Blocker } from 'react-router'

interface LeaveDialogProps {
  blocker: Blocker
  /** Default: while a navigation is blocked. */
  isOpen?: boolean
  /** A description of the changes that would be lost. */
  children?: ReactNode
}

/** Asks for confirmation before a navigation discards unsaved input. */
export function LeaveDialog({ blocker, isOpen = blocker.state === 'blocked', children }: LeaveDialogProps) {
  return (
    <Modal
      open={isOpen}
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
      <p>{children ?? 'What you changed is not saved.'}</p>
    </Modal>
  )
}
