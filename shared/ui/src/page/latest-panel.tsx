import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import controls from '../form/controls.module.css'
import styles from './latest-panel.module.css'

interface LatestPanelProps<T> {
  title: string
  /** A short text beside the title; undefined until it is known. */
  lead?: string
  latest: { data: { data: readonly T[] } | undefined; error: Error | null; isPending: boolean; refetch: () => unknown }
  all: { label: string; to: string }
  empty: { words: string; action: string; to: string }
  layout: 'tiles' | 'rows'
  children: (item: T) => ReactNode
}

/** The newest entries of one list, with its own skeleton, error and empty state: the failure of one list does not affect the others. */
export function LatestPanel<T>({ title, lead, latest, all, empty, layout, children }: LatestPanelProps<T>) {
  const headingId = useId()

  return (
    <section className={styles.panel} data-layout={layout} aria-labelledby={headingId}>
      <header className={styles.panelHead}>
        <h2 id={headingId}>{title}</h2>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        <Link to={all.to}>{all.label}</Link>
      </header>
      {latest.isPending ? <PanelSkeleton layout={layout} /> : null}
      {latest.error !== null && latest.data === undefined ? (
        <div className={styles.message} role="alert">
          <p>{latest.error.message}</p>
          <button type="button" className={controls.button} onClick={() => latest.refetch()}>
            Try again
          </button>
        </div>
      ) : null}
      {latest.data?.data.length === 0 ? (
        <div className={styles.message}>
          <p>{empty.words}</p>
          <Link className={controls.button} to={empty.to}>
            {empty.action}
          </Link>
        </div>
      ) : null}
      {latest.data !== undefined && latest.data.data.length > 0 ? (
        <ul className={styles[layout]} role="list">
          {latest.data.data.map(children)}
        </ul>
      ) : null}
    </section>
  )
}

/** The panel while its code is loading. */
export function LatestPanelSkeleton({ title, layout }: Pick<LatestPanelProps<never>, 'title' | 'layout'>) {
  const headingId = useId()
  return (
    <section className={styles.panel} data-layout={layout} aria-labelledby={headingId}>
      <header className={styles.panelHead}>
        <h2 id={headingId}>{title}</h2>
      </header>
      <PanelSkeleton layout={layout} />
    </section>
  )
}

function PanelSkeleton({ layout }: { layout: 'tiles' | 'rows' }) {
  return (
    <div className={styles[layout]} role="status" aria-label="Loading">
      {[1, 2, 3, 4, 5, 6].map((position) => (
        <div key={position} className={styles.skeleton} />
      ))}
    </div>
  )
}
