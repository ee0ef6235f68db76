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
  const share = shareOfFailed(recent)
  const p95 = findNewest(recent.map(({ p95_ms }) => p95_ms))
  const waiting = findNewest(recent.map(({ jobs_waiting }) => jobs_waiting))
  return [
    { label: 'Processes running', value: formatNumber(alive), isAlarming: alive === 0 },
    { label: 'Requests failed lately', value: formatPercent(share), isAlarming: share > 0.01 },
    { label: 'Response time (p95)', value: orDash(p95, ' ms'), isAlarming: isAbove(p95, 1000) },
    { label: 'Jobs waiting', value: orDash(waiting), isAlarming: isAbove(waiting, 1000) },
    { label: 'Jobs failed for good', value: formatNumber(dead_jobs), isAlarming: dead_jobs > 0 },
    toDiskFigure(disk),
  ]
}

function shareOfFailed(points: SystemHealth['points']): number {
  const requests = points.reduce((sum, point) => sum + point.requests, 0)
  const failed = points.reduce((sum, point) => sum + point.failed_requests, 0)
  return requests === 0 ? 0 : failed / requests
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
  if (disk === null || disk.total_bytes === 0) {
    return { label: 'Disk free', value: '–', isAlarming: false }
  }
  return {
    label: 'Disk free',
    value: `${formatNumber(Math.round(disk.free_bytes / GIGABYTE))} GB`,
    isAlarming: disk.free_bytes / disk.total_bytes < LITTLE_DISK,
  }
}
