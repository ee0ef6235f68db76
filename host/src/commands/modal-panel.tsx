import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './modal-panel.module.css'

interface ModalPanelProps {
  label: string
  onClose: () => void
  children: ReactNode
}

/**
 * The browser's own modal dialog: the page below it is inert, Escape and the backdrop close it, and the focus then returns to its previous
 * element.
 */
export function ModalPanel({ label, onClose, children }: ModalPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.panel}>{children}</div>
    </dialog>
  )
}
