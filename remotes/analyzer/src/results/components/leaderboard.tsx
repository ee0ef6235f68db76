import { AD_METRICS, type AdMetricName, adMetricName } from '@marquee/contract/ad-metrics'
import { MAX_COMPARED_ADS, type ResultAd } from '@marquee/contract/ad-results'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDate } from '@marquee/ui/format-date'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { TableFrame } from '@marquee/ui/table-frame'
import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Button, Checkbox, Tag } from 'antd'
import { Link } from 'react-router'
import { resultAdsQuery } from '../../api/ad-results.ts'
import { href } from '../../href.ts'
import { formatMetric } from '../state/format-metric.ts'
import { getAdDetail, getAdLabel } from '../state/get-ad-label.ts'
import type { ResultsView } from '../state/use-results-view.ts'
import { MetricName } from './metric-name.tsx'
import { ResultScatter } from './result-scatter.tsx'
import styles from './results.module.css'

interface LeaderboardProps {
  accountId: string
  currency: string
  view: ResultsView
  onCompare: (ids: string[]) => void
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** The ads of an account by a metric; some of them may be chosen to be compared. */
export function Leaderboard({ accountId, currency, view, onCompare }: LeaderboardProps) {
  const { sort, order, minSpend, isFatigued, from, to, compared } = view
  const filters = {
    account_id: accountId,
    sort,
    order,
    min_spend: minSpend,
    from,
    to,
    fatigued: isFatigued ? '1' : '0',
  } as const
  const query = useInfiniteQuery({ ...resultAdsQuery(filters), placeholderData: keepPreviousData })
  if (query.isPending) {
    return <ListSkeleton label="Loading ads" />
  }
  if (query.isError) {
    return <ErrorState title="The ads could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
  }
  const ads = query.data.pages.flatMap(({ data }) => data)
  if (ads.length === 0) {
    return (
      <EmptyState title={isFatigued ? 'No ad is fatigued' : 'No ad fits'}>
        {isFatigued
          ? 'Frequency rose while CTR fell on none of them.'
          : `Ads below the spend floor, and those without ${AD_METRICS[sort].label}, are left out.`}
      </EmptyState>
    )
  }
  function toggle(id: string): void {
    onCompare(compared.includes(id) ? compared.filter((other) => other !== id) : [...compared, id])
  }
  return (
    <>
      <TableFrame label="Ads by their results" isCard>
        <table className={styles.table}>
          <LeaderboardHead sort={sort} order={order} />
          <tbody>
            {ads.map((ad) => (
              <LeaderboardRow
                key={ad.id}
                ad={ad}
                currency={currency}
                isCompared={compared.includes(ad.id)}
                isFull={compared.length >= MAX_COMPARED_ADS}
                onToggle={() => toggle(ad.id)}
              />
            ))}
          </tbody>
        </table>
      </TableFrame>
      {query.hasNextPage ? (
        <div className={styles.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
      <ResultScatter ads={ads} currency={currency} />
    </>
  )
}

function LeaderboardHead({ sort, order }: { sort: AdMetricName; order: 'asc' | 'desc' }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.pick}>
          <VisuallyHidden>Compare</VisuallyHidden>
        </th>
        <th scope="col" className={styles.ad}>
          Ad
        </th>
        {adMetricName.options.map((name) => (
          <th key={name} scope="col" aria-sort={name === sort ? ARIA_SORT[order] : undefined}>
            <MetricName name={name} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface LeaderboardRowProps {
  ad: ResultAd
  currency: string
  isCompared: boolean
  isFull: boolean
  onToggle: () => void
}

function LeaderboardRow({ ad, currency, isCompared, isFull, onToggle }: LeaderboardRowProps) {
  const { id, name, campaign_name, metrics, fatigue } = ad
  const detail = getAdDetail(ad)
  return (
    <tr>
      <td className={styles.pick}>
        <Checkbox
          aria-label={`Compare ${getAdLabel(ad)}`}
          checked={isCompared}
          disabled={isFull && !isCompared}
          onChange={onToggle}
        />
      </td>
      <th scope="row" className={styles.ad} dir="auto">
        <Link to={href('creative-analyzer.ad', { params: { id } })}>{name}</Link>
        {fatigue === null ? null : <Tag color="warning">Fatigued since {formatDate(fatigue.since)}</Tag>}
        {detail === null ? null : <span className={styles.campaign}>{detail}</span>}
        {campaign_name === null ? null : <span className={styles.campaign}>{campaign_name}</span>}
      </th>
      {adMetricName.options.map((metric) => (
        <td key={metric}>{formatMetric(metric, metrics[metric], currency)}</td>
      ))}
    </tr>
  )
}
