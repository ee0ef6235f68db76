import type { ServerProcess } from '@marquee/contract/system-health'
import { formatDateTime } from '@marquee/ui/format-date'
import styles from './operations-page.module.css'

const ROLES: Record<ServerProcess['role'], string> = {
  web: 'Answers requests',
  worker: 'Background work',
  all: 'Requests and background work',
}

/** The processes of the last 24 hours, with what they run. */
export function ProcessTable({ processes }: { processes: readonly ServerProcess[] }) {
  return (
    <section className={styles.section}>
      <h2 id="processes" className={styles.title}>
        Processes
      </h2>
      <div className={styles.scroll} role="region" aria-labelledby="processes" tabIndex={0}>
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
            {processes.map(({ id, host, role, release, started_at, last_seen_at, is_alive }) => (
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
      </div>
    </section>
  )
}
