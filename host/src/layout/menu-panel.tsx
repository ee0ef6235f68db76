import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import controls from './controls.module.css'
import styles from './menu-panel.module.css'

interface MenuPanelProps {
  /** What the button opens, for screen readers. */
  label: string
  button: ReactNode
  /** The panel's content; `close` closes it. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a panel below it. Escape, a click elsewhere, leaving by Tab and a navigation close it. */
export function MenuPanel({ label, button, children }: MenuPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => setOpen(false), [key])

  useEffect(() => {
    if (!isOpen) {
      return
    }
    function handlePointerDown({ target }: PointerEvent): void {
      if (target instanceof Node && root.current?.contains(target) !== true) {
        setOpen(false)
      }
    }
    document.addEventListener('pointerdown', handlePointerDown)
    return () => document.removeEventListener('pointerdown', handlePointerDown)
  }, [isOpen])

  function close(): void {
    setOpen(false)
    opener.current?.focus()
  }

  return (
    <div
      className={styles.root}
      ref={root}
      onKeyDown={(event) => isOpen && event.key === 'Escape' && close()}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && root.current?.contains(relatedTarget) !== true) {
          setOpen(false)
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
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      <div className={styles.panel} id={panelId} hidden={!isOpen}>
        {isOpen ? children(close) : null}
      </div>
    </div>
  )
}
