import type { getSystemHealth } from '@marquee/contract/system-health'
import type { CallOutput } from '@marquee/contract/endpoint'
import { formatNumber, formatPercent } from '@marquee/ui/format-number'
import styles from './operations-page.module.css'

export type SystemHealth = CallOutput<typeof getSystemHealth>['data']

interface Figure {
  label: string
  value: string
  isAlarming: boolean
}

const GIGABYTE = 1_000_000_000
const LITTLE_DISK = 0.1

/** The figures that say at a glance whether something is wrong. */
export function CurrentFigures({ health }: { health: SystemHealth }) {
  return (
    <dl className={styles.figures}>
      {toFigures(health).map(({ label, value, isAlarming }) => (
        <div key={label} className={styles.figure} data-tone={isAlarming ? 'danger' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function toFigures({ processes, points, disk, dead_jobs }: SystemHealth): Figure[] {
  const alive = processes.filter(({ is_alive }) => is_alive).length
  // The current ten minutes have just begun, so the ones before count as well.
  const recent = points.slice(-2)
  const requests = recent.reduce((sum, point) => sum + point.requests, 0)
  const failed = recent.reduce((sum, point) => sum + point.failed_requests, 0)
  const share = requests === 0 ? 0 : failed / requests
  const p95 = recent.findLast(({ p95_ms }) => p95_ms !== null)?.p95_ms
  const waiting = recent.findLast(({ jobs_waiting }) => jobs_waiting !== null)?.jobs_waiting
  const free = disk === null || disk.total_bytes === 0 ? null : disk.free_bytes / disk.total_bytes
  return [
    { label: 'Processes running', value: formatNumber(alive), isAlarming: alive === 0 },
    { label: 'Requests failed lately', value: formatPercent(share), isAlarming: share > 0.01 },
    {
      label: 'Response time (p95)',
      value: p95 == null ? '–' : `${formatNumber(p95)} ms`,
      isAlarming: (p95 ?? 0) > 1000,
    },
    { label: 'Jobs waiting', value: waiting == null ? '–' : formatNumber(waiting), isAlarming: (waiting ?? 0) > 1000 },
    { label: 'Jobs failed for good', value: formatNumber(dead_jobs), isAlarming: dead_jobs > 0 },
    {
      label: 'Disk free',
      value: disk === null || free === null ? '–' : `${formatNumber(Math.round(disk.free_bytes / GIGABYTE))} GB`,
      isAlarming: free !== null && free < LITTLE_DISK,
    },
  ]
}
