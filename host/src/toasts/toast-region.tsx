import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useDispatch } from 'react-redux'
import { useHostSelector } from '../store/host-store.ts'
import { selectToasts, type Toast, toastClosed, toastHeld } from '../store/toasts-slice.ts'
import { ToastCard } from './toast-card.tsx'
import styles from './toasts.module.css'

/** More toasts would cover the page that they are about. */
const MOST_SHOWN = 3

/**
 * Shows the latest toasts at the top right, 25rem wide; if there are more than three, a line that expands replaces the older ones.
 * They are rendered beside the page's root, as drawers are: the "Undo" for an action in a drawer must be above the drawer.
 */
export function ToastRegion({ onAction }: { onAction: (toast: Toast) => void }) {
  const toasts = useHostSelector(selectToasts)
  const dispatch = useDispatch()
  const [isOpen, setIsOpen] = useState(false)
  const isCollapsed = toasts.length > MOST_SHOWN && !isOpen
  const hiddenCount = toasts.length - MOST_SHOWN
  if (isOpen && hiddenCount <= 0) {
    setIsOpen(false)
  }
  return createPortal(
    <section className={styles.region} aria-label="Notifications">
      <ol className={styles.list} role="list" aria-live="polite" aria-relevant="additions">
        {(isCollapsed ? toasts.slice(-MOST_SHOWN) : toasts).map((toast) => (
          <ToastCard
            key={toast.key}
            toast={toast}
            onAction={() => onAction(toast)}
            onHold={(isHeld) => dispatch(toastHeld({ key: toast.key, isHeld }))}
            onClose={() => dispatch(toastClosed(toast.key))}
          />
        ))}
      </ol>
      {isCollapsed ? (
        <button type="button" className={styles.older} onClick={() => setIsOpen(true)}>
          Show {hiddenCount} older
        </button>
      ) : null}
    </section>,
    document.body,
  )
}
