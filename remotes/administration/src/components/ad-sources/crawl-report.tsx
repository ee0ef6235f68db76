import type { Crawl } from '@marquee/contract/ad-sources'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDateTime } from '@marquee/ui/format-date'
import { formatCount } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { OpenedDrawer } from '@marquee/ui/opened-drawer'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { listCrawlRefusalsQuery, listCrawlsQuery } from '../../api/ad-sources.ts'
import table from '../report-table.module.css'
import styles from './ad-sources.module.css'
import { crawlStateWord, describeFindings } from './source-labels.ts'

interface CrawlReportProps {
  queryId: string
  title: string
  onClose: () => void
}

/** The crawls of a query, and the ads that the newest finished crawl could not import. */
export function CrawlReport({ queryId, title, onClose }: CrawlReportProps) {
  const { data, error, refetch } = useQuery(listCrawlsQuery(queryId))
  const refused = data?.data.find((crawl) => crawl.refused > 0)
  return (
    <OpenedDrawer title={`Reports: ${title}`} onClose={onClose} size="min(680px, 100vw)">
      <div className={styles.report}>
        {data === undefined && error === null ? <ListSkeleton label="Loading reports" /> : null}
        {error === null ? null : (
          <ErrorState title="The reports could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {data === undefined ? null : <Crawls crawls={data.data} />}
        {refused === undefined ? null : <Refusals crawl={refused} />}
      </div>
    </OpenedDrawer>
  )
}

function Crawls({ crawls }: { crawls: readonly Crawl[] }) {
  return (
    <table className={`${table.table} ${styles.rows}`}>
      <caption>Crawls, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">Started</th>
          <th scope="col">State</th>
          <th scope="col">Findings</th>
        </tr>
      </thead>
      <tbody>
        {crawls.map((crawl) => (
          <tr key={crawl.id}>
            <td>
              <time dateTime={crawl.started_at}>{formatDateTime(crawl.started_at)}</time>
              {crawl.trigger === 'schedule' ? ', on schedule' : ''}
            </td>
            <td>{crawlStateWord(crawl)}</td>
            <td>
              {describeFindings(crawl)}
              {crawl.problem === null ? '' : `. ${crawl.problem.message}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Refusals({ crawl }: { crawl: Crawl }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(listCrawlRefusalsQuery(crawl.id))
  const refusals = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <div>
      <table className={`${table.table} ${styles.rows}`}>
        <caption>
          {formatCount(crawl.refused, 'ad')} refused by the library, in the crawl of {formatDateTime(crawl.started_at)}
        </caption>
        <thead>
          <tr>
            <th scope="col">Ad</th>
            <th scope="col">Field</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {refusals.map(({ external_id, field, reason }, index) => (
            <tr key={`${external_id ?? ''} ${index}`}>
              <td>{external_id ?? 'unknown'}</td>
              <td>{field}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasNextPage ? (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </div>
  )
}
