import type { getSystemHealth } from '@marquee/contract/system-health'
import type { CallOutput } from '@marquee/contract/endpoint'
import { href } from '../../href.ts'
import { formatNumber, formatPercent } from '@marquee/ui/format-number'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './operations-page.module.css'

export type SystemHealth = CallOutput<typeof getSystemHealth>['data']

interface Figure {
  label: string
  value: string
  /** Why the figure is alarming; null if it is not. */
  alarm: ReactNode
}

const GIGABYTE = 1_000_000_000
const LITTLE_DISK = 0.1
const MOST_FAILED = 0.01
const MOST_MS = 1000
const MOST_WAITING = 1000

/** The figures that say at a glance whether something is wrong. */
export function CurrentFigures({ health }: { health: SystemHealth }) {
  return (
    <dl className={styles.figures}>
      {toFigures(health).map(({ label, value, alarm }) => (
        <div key={label} className={styles.figure} data-tone={alarm === null ? undefined : 'danger'}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {alarm === null ? null : (
            <dd className={styles.alarm}>
              <TriangleAlert size={14} aria-hidden /> {alarm}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function toFigures({ processes, points, disk, dead_jobs }: SystemHealth): Figure[] {
  const alive = processes.filter(({ is_alive }) => is_alive).length
  // The current ten minutes have just begun, so the ones before count as well.
  const recent = points.slice(-2)
  const share = shareOfFailed(recent)
  const p95 = findNewest(recent.map(({ p95_ms }) => p95_ms))
  const waiting = findNewest(recent.map(({ jobs_waiting }) => jobs_waiting))
  return [
    { label: 'Processes running', value: formatNumber(alive), alarm: alive === 0 ? 'No process reports' : null },
    {
      label: 'Requests failed lately',
      value: share === null ? '–' : formatPercent(share),
      alarm: isAbove(share, MOST_FAILED) ? `More than ${formatPercent(MOST_FAILED)}` : null,
    },
    {
      label: 'Response time (p95)',
      value: orDash(p95, ' ms'),
      alarm: isAbove(p95, MOST_MS) ? `More than ${formatNumber(MOST_MS)} ms` : null,
    },
    {
      label: 'Jobs waiting',
      value: orDash(waiting),
      alarm: isAbove(waiting, MOST_WAITING) ? `More than ${formatNumber(MOST_WAITING)}` : null,
    },
    {
      label: 'Jobs failed for good',
      value: formatNumber(dead_jobs),
      alarm: dead_jobs > 0 ? <Link to={href('admin.jobs')}>Retry or discard them</Link> : null,
    },
    toDiskFigure(disk),
  ]
}

function shareOfFailed(points: SystemHealth['points']): number | null {
  const requests = points.reduce((sum, point) => sum + point.requests, 0)
  const failed = points.reduce((sum, point) => sum + point.failed_requests, 0)
  return requests === 0 ? null : failed / requests
}

function findNewest(values: readonly (number | null)[]): number | null {
  return values.findLast((value) => value !== null) ?? null
}

function isAbove(value: number | null, limit: number): boolean {
  return value !== null && value > limit
}

function orDash(value: number | null, unit = ''): string {
  return value === null ? '–' : `${formatNumber(value)}${unit}`
}

function toDiskFigure(disk: SystemHealth['disk']): Figure {
  const label = 'Disk free'
  if (disk === null || disk.total_bytes === 0) {
    return { label, value: '–', alarm: null }
  }
  const gigabytes = disk.free_bytes / GIGABYTE
  return {
    label,
    // Below ten, tenths matter.
    value: `${formatNumber(gigabytes < 10 ? Math.round(gigabytes * 10) / 10 : Math.round(gigabytes))} GB`,
    alarm: disk.free_bytes / disk.total_bytes < LITTLE_DISK ? `Less than ${formatPercent(LITTLE_DISK)}` : null,
  }
}
