import type { ReactNode } from 'react'
import styles from './advertisers.module.css'

interface AdvertiserRowProps {
  name: string
  facts: string
  /** The buttons. */
  children: ReactNode
}

/** An entry of the lists of advertisers, with what can be done about it. */
export function AdvertiserRow({ name, facts, children }: AdvertiserRowProps) {
  return (
    <li className={styles.row}>
      <div>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <p className={styles.facts}>{facts}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  )
}
