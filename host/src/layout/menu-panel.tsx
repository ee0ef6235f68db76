import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import controls from '@marquee/ui/controls.module.css'
import styles from './menu-panel.module.css'

interface MenuPanelProps {
  /** The name of the panel, for screen readers. */
  label: string
  button: ReactNode
  /** The panel's content; `close` closes it. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a panel below it. Escape, a click outside, Tab out of the panel and a navigation close it. */
export function MenuPanel({ label, button, children }: MenuPanelProps) {
  const { key } = useLocation()
  // The panel is open for one history entry only: a navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!isOpen) {
      return
    }
    function handlePointerDown({ target }: PointerEvent): void {
      if (target instanceof Node && root.current?.contains(target) !== true) {
        setOpenAt(null)
      }
    }
    document.addEventListener('pointerdown', handlePointerDown)
    return () => document.removeEventListener('pointerdown', handlePointerDown)
  }, [isOpen])

  function close(): void {
    setOpenAt(null)
    opener.current?.focus()
  }

  return (
    <div
      className={styles.root}
      ref={root}
      onKeyDown={(event) => isOpen && event.key === 'Escape' && close()}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && root.current?.contains(relatedTarget) !== true) {
          setOpenAt(null)
        }
      }}
    >
      <button
        type="button"
        className={controls.icon}
        ref={opener}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        {button}
      </button>
      <div className={styles.panel} id={panelId} hidden={!isOpen}>
        {isOpen ? children(close) : null}
      </div>
    </div>
  )
}
