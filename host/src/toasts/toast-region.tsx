import { createPortal } from 'react-dom'
import { useDispatch } from 'react-redux'
import { useHostSelector } from '../store/host-store.ts'
import { selectToasts, type Toast, toastClosed, toastHeld } from '../store/toasts-slice.ts'
import { ToastCard } from './toast-card.tsx'
import styles from './toasts.module.css'

/**
 * Shows toasts at the top right, 25rem wide. Toasts of one group stand together, below those without a group. They lie
 * beside the page's root, as drawers do: the "Undo" of what was done in a drawer must lie above it.
 */
export function ToastRegion({ onAction }: { onAction: (toast: Toast) => void }) {
  const toasts = useHostSelector(selectToasts)
  const dispatch = useDispatch()
  return createPortal(
    <section className={styles.region} aria-label="Notifications">
      <ol className={styles.list} role="list" aria-live="polite" aria-relevant="additions">
        {groupedTogether(toasts).map((toast) => (
          <ToastCard
            key={toast.key}
            toast={toast}
            onAction={() => onAction(toast)}
            onHold={(isHeld) => dispatch(toastHeld({ key: toast.key, isHeld }))}
            onClose={() => dispatch(toastClosed(toast.key))}
          />
        ))}
      </ol>
    </section>,
    document.body,
  )
}

function groupedTogether(toasts: readonly Toast[]): readonly Toast[] {
  const groups = Map.groupBy(toasts, ({ group }) => group ?? '')
  const { '': ungrouped = [], ...named } = Object.fromEntries(groups)
  return [...ungrouped, ...Object.values(named).flat()]
}
