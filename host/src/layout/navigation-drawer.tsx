import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import controls from '@marquee/ui/controls.module.css'
import styles from './navigation-drawer.module.css'
import { SideNavigation } from './side-navigation.tsx'

/** The side navigation on a narrow screen: a modal dialog. Escape, the backdrop and every link close it. */
export function NavigationDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal()
    } else {
      dialog.current?.close()
    }
  }, [isOpen])

  return (
    <dialog
      className={styles.drawer}
      ref={dialog}
      aria-label="Navigation"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen ? (
        <div className={styles.panel}>
          <button
            type="button"
            className={`${controls.icon} ${styles.close}`}
            aria-label="Close navigation"
            onClick={onClose}
          >
            <X size={20} aria-hidden />
          </button>
          <SideNavigation onNavigate={onClose} />
        </div>
      ) : null}
    </dialog>
  )
}
