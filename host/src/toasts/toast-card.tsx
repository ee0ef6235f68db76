import type { ToastSeverity } from '@marquee/remote-kit/host-services'
import { CircleAlert, CircleCheck, CircleX, Info, type LucideIcon, X } from 'lucide-react'
import type { Toast } from './toast-store.ts'
import styles from './toasts.module.css'
import { useToastLife } from './use-toast-life.ts'

const icons: Record<ToastSeverity, LucideIcon> = { info: Info, success: CircleCheck, warn: CircleAlert, error: CircleX }

export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { severity = 'info', summary, detail, life, closable = true, action } = toast
  const pause = useToastLife(life, onClose)
  const Icon = icons[severity]

  function handleAction() {
    action?.onClick()
    onClose()
  }

  return (
    <li className={styles.toast} data-severity={severity} {...pause}>
      <Icon className={styles.icon} size={20} aria-hidden />
      <div className={styles.words} role={severity === 'error' ? 'alert' : undefined}>
        <p className={styles.summary}>{summary}</p>
        {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
        {action === undefined ? null : (
          <button type="button" className={styles.action} onClick={handleAction}>
            {action.label}
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
