import type { ResultAdDetails } from '@marquee/contract/ad-results'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDate } from '@marquee/ui/format-date'
import { formatNumber, formatPercent } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Link, useParams } from 'react-router'
import { resultAdQuery } from '../../api/ad-results.ts'
import { CreativeMatch } from '../components/creative-match.tsx'
import { DailyTrend } from '../components/daily-trend.tsx'
import { MetricTiles } from '../components/metric-tiles.tsx'
import styles from '../components/results.module.css'
import { href } from '../../href.ts'
import { getAdDetail } from '../state/get-ad-label.ts'

/** One ad: its figures, day by day, whether it is fatigued, and its creative. */
export function Page() {
  const { id = '' } = useParams()
  const { data: ad, error, refetch } = useQuery(resultAdQuery(id))
  usePageTitle(ad?.name)
  if (ad === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading the ad" />
    ) : (
      <ErrorState level={1} title="The ad could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  const group = [ad.campaign_name, ad.ad_set_name].filter((name) => name !== null).join(', ')
  return (
    <>
      <PageHeader
        title={ad.name}
        description={[getAdDetail(ad), group, `${formatDate(ad.first_day)} to ${formatDate(ad.last_day)}`]
          .filter(Boolean)
          .join(' · ')}
        before={<Link to={`${href('creative-analyzer.results')}?account=${ad.account_id}`}>Results</Link>}
      />
      <div className={styles.sections}>
        <FatigueNotice ad={ad} />
        <MetricTiles metrics={ad.metrics} currency={ad.currency} />
        <section aria-label="Day by day">
          <h2>Day by day</h2>
          <DailyTrend lines={[{ key: ad.id, label: ad.name, days: ad.days }]} fileName="ad-by-day" />
        </section>
        <CreativeMatch ad={ad} />
      </div>
    </>
  )
}

function FatigueNotice({ ad: { fatigue } }: { ad: ResultAdDetails }) {
  if (fatigue === null) {
    return null
  }
  const { since, before, after } = fatigue
  const span = ({ from, to }: typeof before) => `${formatDate(from)} to ${formatDate(to)}`
  return (
    <Alert
      type="warning"
      showIcon
      title={`Fatigued since ${formatDate(since)}`}
      description={`Frequency rose from ${formatNumber(before.frequency)} (${span(before)}) to ${formatNumber(after.frequency)} (${span(after)}), while CTR fell from ${formatPercent(before.ctr)} to ${formatPercent(after.ctr)}. The fall is larger than chance. Show this audience a new creative.`}
    />
  )
}
