import type { Crawl } from '@marquee/contract/ad-sources'
import { formatDateTime } from '@marquee/ui/format-date'
import { formatCount } from '@marquee/ui/format-number'
import { RelativeTime } from '@marquee/ui/relative-time'
import { Alert } from 'antd'
import styles from './ad-sources.module.css'
import { describeFindings } from './source-labels.ts'

/** The state of a query's newest crawl. */
export function CrawlState({ crawl }: { crawl: Crawl | null }) {
  if (crawl === null) {
    return <p className={styles.note}>Never crawled.</p>
  }
  return (
    <>
      <p className={styles.note} role="status">
        <CrawlWords crawl={crawl} />
      </p>
      {crawl.problem === null ? null : (
        <Alert
          type={crawl.state === 'failed' ? 'error' : 'info'}
          title={crawl.problem.message}
          description={crawl.problem.advice}
        />
      )}
    </>
  )
}

function CrawlWords({ crawl }: { crawl: Crawl }) {
  const findings = describeFindings(crawl)
  if (crawl.finished_at === null) {
    return (
      <>
        {crawl.resumes_at === null
          ? `Crawling: ${formatCount(crawl.pages, 'page')}, `
          : `Waiting until ${formatDateTime(crawl.resumes_at)}: `}
        {findings}
      </>
    )
  }
  const words = { done: 'Last crawl', failed: 'The last crawl failed', canceled: 'The last crawl was canceled' }
  const state = crawl.state === 'failed' || crawl.state === 'canceled' ? crawl.state : 'done'
  return (
    <>
      {words[state]} <RelativeTime value={crawl.finished_at} />: {findings}
    </>
  )
}
