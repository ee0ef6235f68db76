import type { JobQueue } from '@marquee/contract/jobs'
import { ErrorState } from '@marquee/ui/error-state'
import { formatNumber } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { TableFrame } from '@marquee/ui/table-frame'
import { useQuery } from '@tanstack/react-query'
import { jobQueuesQuery } from '../../api/jobs.ts'
import styles from './jobs-page.module.css'
import table from './queue-table.module.css'

interface QueueTableProps {
  /** The queue whose jobs are listed. */
  selected: string | undefined
  onSelect: (queue: string | undefined) => void
}

/** Every queue with the number of its jobs; choosing one lists its jobs below. */
export function QueueTable({ selected, onSelect }: QueueTableProps) {
  const { data, error, refetch } = useQuery(jobQueuesQuery())
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading queues" />
    ) : (
      <ErrorState title="The queues could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <section className={styles.section} aria-labelledby="queues">
      <h2 id="queues" className={styles.title}>
        Queues
      </h2>
      <TableFrame label="Queues" isCard>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Queue</th>
              <th scope="col">Waiting</th>
              <th scope="col">Running</th>
              <th scope="col">Retrying</th>
              <th scope="col">Failed</th>
              <th scope="col">Schedule (UTC)</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((queue) => (
              <QueueRow
                key={queue.name}
                queue={queue}
                isSelected={queue.name === selected}
                onSelect={() => onSelect(queue.name === selected ? undefined : queue.name)}
              />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  )
}

function QueueRow({ queue, isSelected, onSelect }: { queue: JobQueue; isSelected: boolean; onSelect: () => void }) {
  const { name, waiting, running, retrying, dead, schedule } = queue
  return (
    <tr className={table.queueRow} data-selected={isSelected}>
      <th scope="row">
        <button type="button" className={table.queue} aria-pressed={isSelected} onClick={onSelect}>
          {name}
        </button>
      </th>
      {Object.entries({ Waiting: waiting, Running: running, Retrying: retrying }).map(([label, count]) => (
        <td key={label} data-label={label} data-empty={count === 0}>
          {formatNumber(count)}
        </td>
      ))}
      <td data-label="Failed" data-empty={dead === 0} data-tone={dead === 0 ? undefined : 'danger'}>
        {formatNumber(dead)}
      </td>
      <td data-label="Schedule (UTC)">{schedule === null ? null : <code className={styles.code}>{schedule}</code>}</td>
    </tr>
  )
}
