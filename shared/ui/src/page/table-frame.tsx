import type { ReactNode } from 'react'
import styles from './table-frame.module.css'

interface TableFrameProps {
  /** The accessible name of the place in which the table scrolls. */
  label: string
  /** Whether the table stands alone on the page, with a border and a background of its own. */
  isCard?: boolean
  children: ReactNode
}

/** The place of a table that may be wider than the screen: the table scrolls in it, by keyboard too, and the page does not. */
export function TableFrame({ label, isCard = false, children }: TableFrameProps) {
  return (
    // Without the focus a keyboard could not scroll a table that contains no control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={isCard ? styles.card : styles.frame} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
