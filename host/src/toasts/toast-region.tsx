import { useSyncExternalStore } from 'react'
import { ToastCard } from './toast-card.tsx'
import type { Toast, ToastStore } from './toast-store.ts'
import styles from './toasts.module.css'

/** Shows toasts at the top right, 25rem wide. Toasts of one group stand together, below those without a group. */
export function ToastRegion({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.read)
  return (
    <section className={styles.region} aria-label="Notifications">
      <ol className={styles.list} role="list" aria-live="polite" aria-relevant="additions">
        {groupedTogether(toasts).map((toast) => (
          <ToastCard key={toast.key} toast={toast} onClose={() => store.close(toast.key)} />
        ))}
      </ol>
    </section>
  )
}

function groupedTogether(toasts: readonly Toast[]): readonly Toast[] {
  const groups = Map.groupBy(toasts, ({ group }) => group ?? '')
  const { '': ungrouped = [], ...named } = Object.fromEntries(groups)
  return [...ungrouped, ...Object.values(named).flat()]
}
