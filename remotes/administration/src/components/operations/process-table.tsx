import type { ServerProcess } from '@marquee/contract/system-health'
import controls from '@marquee/ui/controls.module.css'
import { formatDateTime } from '@marquee/ui/format-date'
import { formatCount } from '@marquee/ui/format-number'
import { TableFrame } from '@marquee/ui/table-frame'
import { useState } from 'react'
import styles from './operations-page.module.css'

const ROLES: Record<ServerProcess['role'], string> = {
  web: 'Answers requests',
  worker: 'Background work',
  all: 'Requests and background work',
}

/** The processes of the last 24 hours, with what they run. Each restart leaves ended ones, so they are shown only when asked for. */
export function ProcessTable({ processes }: { processes: readonly ServerProcess[] }) {
  const [isAll, setIsAll] = useState(false)
  const running = processes.filter(({ is_alive }) => is_alive)
  const ended = processes.length - running.length
  const isShort = running.length > 0 && !isAll
  return (
    <section className={styles.section}>
      <h2 id="processes" className={styles.title}>
        Processes
      </h2>
      <TableFrame label="Processes" isCard>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Machine</th>
              <th scope="col">State</th>
              <th scope="col">Does</th>
              <th scope="col">Release</th>
              <th scope="col">Started</th>
              <th scope="col">Last seen</th>
            </tr>
          </thead>
          <tbody>
            {(isShort ? running : processes).map(({ id, host, role, release, started_at, last_seen_at, is_alive }) => (
              <tr key={id} className={styles.row}>
                <th scope="row" className={styles.name}>
                  {host}
                </th>
                <td data-label="State" data-tone={is_alive ? 'success' : undefined} data-empty={!is_alive}>
                  {is_alive ? 'Running' : 'Ended'}
                </td>
                <td data-label="Does">{ROLES[role]}</td>
                <td data-label="Release" className={styles.name}>
                  {release}
                </td>
                <td data-label="Started">{formatDateTime(started_at)}</td>
                <td data-label="Last seen">{formatDateTime(last_seen_at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {ended > 0 && running.length > 0 ? (
        <button
          type="button"
          className={`${controls.button} ${styles.more}`}
          aria-expanded={isAll}
          onClick={() => setIsAll(!isAll)}
        >
          {isAll ? 'Hide ended processes' : `Show ${formatCount(ended, 'ended process', 'ended processes')}`}
        </button>
      ) : null}
    </section>
  )
}
