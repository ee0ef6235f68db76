import { day } from '@marquee/contract/primitives'
import type { WeeklyWatch } from '@marquee/contract/weekly-watch'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { DAY_MS } from '@marquee/ui/durations'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { listSpiedBrandsQuery } from '../../api/brand-spy.ts'
import { getWeeklyWatchQuery } from '../api/weekly-watch.ts'
import { readSpySearch } from '../state/use-spy-address.ts'
import { SpyTabs } from '../components/spy-tabs.tsx'
import { WeeklyAds } from '../components/weekly-ads.tsx'
import { WeeklyBrands } from '../components/weekly-brands.tsx'
import { AdDrawer } from '../../ad-details/components/ad-drawer.tsx'
import { useAdDrawer } from '../../state/use-ad-drawer.ts'
import { useToggleSaved } from '../../state/use-toggle-saved.ts'
import styles from '../../components/list-page.module.css'

const ALL_BRANDS = readSpySearch(new URLSearchParams())

/** A week of all followed brands: new ads, stopped ads with how long they ran, and reused lines. */
export function Page() {
  usePageTitle('Weekly watch')
  const [parameters, setParameters] = useSearchParams()
  const until = day.safeParse(parameters.get('until')).data
  const { data, error, refetch } = useQuery(getWeeklyWatchQuery(until))
  const week = data?.data
  return (
    <div className={styles.page}>
      <PageHeader
        title="Weekly watch"
        description="What the brands that you follow launched, stopped and used again. It comes by e-mail every Monday, too."
      />
      <SpyTabs />
      {week === undefined ? null : (
        <WeekChoice week={week} onChoose={(next) => setParameters(next === null ? {} : { until: next })} />
      )}
      {week === undefined && error !== null ? (
        <ErrorState title="The week could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : null}
      {week === undefined && error === null ? <ListSkeleton label="Loading the week" rows={6} /> : null}
      {week === undefined ? null : <Week week={week} />}
    </div>
  )
}

function Week({ week }: { week: WeeklyWatch }) {
  const drawer = useAdDrawer()
  const toggleSaved = useToggleSaved()
  if (week.brands.length === 0) {
    return <QuietWeek />
  }
  return (
    <>
      <WeeklyBrands week={week} />
      <WeeklyAds week={week} drawer={drawer} />
      <AdDrawer drawer={drawer} ads={[]} onToggleSave={toggleSaved} />
    </>
  )
}

/** A week without ads: because the brands rested, or because none is followed yet. */
function QuietWeek() {
  const { data, isPending } = useInfiniteQuery(listSpiedBrandsQuery(ALL_BRANDS))
  if (isPending) {
    return <ListSkeleton label="Loading the week" rows={2} />
  }
  return data?.pages[0]?.meta.followed === 0 ? (
    <EmptyState
      title="You follow no brands yet"
      action={<Link to={href('brand-spy')}>Follow a brand in Brand spy</Link>}
    >
      Follow the brands that you compete with. Each week, this page says what they launched and stopped.
    </EmptyState>
  ) : (
    <EmptyState title="A quiet week" action={<Link to={href('brand-spy')}>See the brands that you follow</Link>}>
      None of the brands that you follow started or stopped an ad.
    </EmptyState>
  )
}

interface WeekChoiceProps {
  week: Pick<WeeklyWatch, 'first_day' | 'last_day'>
  /** Null: the seven days that end today. */
  onChoose: (until: string | null) => void
}

function WeekChoice({ week: { first_day, last_day }, onChoose }: WeekChoiceProps) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const next = shift(last_day, 7)
  return (
    <div className={styles.week}>
      <Button
        type="text"
        icon={<ChevronLeft size={16} aria-hidden />}
        aria-label="The week before"
        onClick={() => onChoose(shift(last_day, -7))}
      />
      <span>
        {first_day} to {last_day}
      </span>
      <Button
        type="text"
        icon={<ChevronRight size={16} aria-hidden />}
        aria-label="The week after"
        disabled={last_day >= today}
        onClick={() => onChoose(next >= today ? null : next)}
      />
    </div>
  )
}

function shift(from: string, days: number): string {
  return new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10)
}
