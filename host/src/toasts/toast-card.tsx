import type { ToastSeverity } from '@marquee/remote-kit/host-services'
import { CircleAlert, CircleCheck, CircleX, Info, type LucideIcon, X } from 'lucide-react'
import type { Toast } from '../store/toasts-slice.ts'
import styles from './toasts.module.css'

const icons: Record<ToastSeverity, LucideIcon> = { info: Info, success: CircleCheck, warn: CircleAlert, error: CircleX }

interface ToastCardProps {
  toast: Toast
  onAction: () => void
  /** Called when the pointer or the focus enters or leaves the toast. */
  onHold: (isHeld: boolean) => void
  onClose: () => void
}

export function ToastCard({ toast, onAction, onHold, onClose }: ToastCardProps) {
  const { severity = 'info', summary, detail, closable = true, actionLabel } = toast
  const Icon = icons[severity]

  return (
    <li
      className={styles.toast}
      data-severity={severity}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <Icon className={styles.icon} size={20} aria-hidden />
      <div className={styles.words} role={severity === 'error' ? 'alert' : undefined}>
        <p className={styles.summary}>{summary}</p>
        {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
        {actionLabel === undefined ? null : (
          <button type="button" className={styles.action} onClick={onAction}>
            {actionLabel}
          </button>
        )}
      </div>
      {closable ? (
        <button type="button" className={styles.close} aria-label="Close notification" onClick={onClose}>
          <X size={16} aria-hidden />
        </button>
      ) : null}
    </li>
  )
}
