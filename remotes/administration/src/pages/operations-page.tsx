import { Chart } from '@marquee/ui/chart'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import ordered from '@marquee/ui/ordered-sections.module.css'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { releasedPackagesQuery } from '../api/releases.ts'
import { systemHealthQuery } from '../api/system-health.ts'
import { CurrentFigures, type SystemHealth } from '../components/operations/current-figures.tsx'
import { isTold } from '../components/operations/chart-maker.ts'
import { toHealthCharts } from '../components/operations/health-charts.ts'
import styles from '../components/operations/operations-page.module.css'
import { PageSpeeds } from '../components/operations/page-speeds.tsx'
import { ProcessTable } from '../components/operations/process-table.tsx'
import { ReleaseAlarms } from '../components/releases/release-alarms.tsx'
import { href } from '../href.ts'
import { RefusedKeys } from '../components/operations/refused-keys.tsx'

/** How the server has been in the last 24 hours, for admins: its processes, what they measured, and pages in browsers. */
export function Page() {
  const { data, error, refetch } = useQuery(systemHealthQuery())
  const packages = useQuery(releasedPackagesQuery()).data?.data ?? []
  return (
    <>
      <PageHeader
        title="Operations"
        description="What the processes of the server measured in the last 24 hours. This page follows them while it is open."
      />
      <div className={ordered.sections}>
        <ReleaseAlarms packages={packages} action={<Link to={href('admin.releases')}>Open Releases</Link>} />
        {data === undefined && error === null ? <ListSkeleton label="Loading figures" rows={4} /> : null}
        {data === undefined && error !== null ? (
          <ErrorState title="The figures could not be loaded" error={error} onRetry={() => void refetch()} />
        ) : null}
        {data === undefined ? null : <Health health={data.data} />}
      </div>
    </>
  )
}

function Health({ health }: { health: SystemHealth }) {
  if (health.processes.length === 0) {
    return <NoFigures />
  }
  return (
    <>
      <RefusedKeys points={health.points} />
      <CurrentFigures health={health} />
      <ProcessTable processes={health.processes} />
      {health.points.some(isTold) ? <Charts points={health.points} /> : <NoFigures />}
      <PageSpeeds pages={health.pages} />
    </>
  )
}

function Charts({ points }: Pick<SystemHealth, 'points'>) {
  const hasGap = !points.slice(0, -1).every(isTold)
  return (
    <>
      {hasGap ? (
        <p className={`${styles.note} ${styles.gaps}`}>A gap is a time in which no server process reported.</p>
      ) : null}
      <div className={styles.charts}>
        {toHealthCharts(points).map(({ title, summary, fileName, data }) => (
          <section key={fileName} className={styles.card}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.note}>{summary}</p>
            <Chart title={title} kind="area" data={data} summary={summary} fileName={fileName} height={180} />
          </section>
        ))}
      </div>
    </>
  )
}

function NoFigures() {
  return (
    <EmptyState title="No figures yet">
      Each process of the server stores its figures once a minute. The first ones come in a minute.
    </EmptyState>
  )
}
