import type { SourceQuery } from '@marquee/contract/ad-sources'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Button, Modal, Select } from 'antd'
import { useState } from 'react'
import { useCancelCrawl, useDeleteSourceQuery, useStartCrawl, useUpdateSourceQuery } from '../../api/ad-sources.ts'
import styles from './ad-sources.module.css'
import { CrawlReport } from './crawl-report.tsx'
import { CrawlState } from './crawl-state.tsx'
import { describeCriteria, SCHEDULE_OPTIONS } from './source-labels.ts'

/** One query of a source: its interval, its state and its actions. */
export function QueryRow({ query }: { query: SourceQuery }) {
  const { id, last_crawl: crawl } = query
  const words = describeCriteria(query.criteria)
  const [panel, setPanel] = useState<'report' | 'removal' | null>(null)
  const start = useStartCrawl()
  const { mutateAsync: cancel } = useCancelCrawl()
  const { mutateAsync: update } = useUpdateSourceQuery(id)
  const { mutateAsync: remove } = useDeleteSourceQuery()
  const tellOutcome = useOutcomeToast()
  const unfinished = crawl !== null && crawl.finished_at === null ? crawl : null
  return (
    <li className={styles.query}>
      <h3 dir="auto">{words}</h3>
      <CrawlState crawl={crawl} />
      <div className={styles.actions}>
        {unfinished === null ? (
          <Button
            type="primary"
            loading={start.isPending}
            onClick={() => void tellOutcome(start.mutateAsync(id), { failure: 'The crawl did not start' })}
          >
            Crawl now
          </Button>
        ) : (
          <Button onClick={() => void tellOutcome(cancel(unfinished.id), { failure: 'The crawl goes on' })}>
            Cancel the crawl
          </Button>
        )}
        <Select
          className={styles.schedule ?? ''}
          aria-label={`How often ${words} is crawled`}
          value={query.schedule}
          options={SCHEDULE_OPTIONS}
          onChange={(schedule) => void tellOutcome(update(schedule), { failure: 'The schedule was not changed' })}
        />
        {crawl === null ? null : <Button onClick={() => setPanel('report')}>Reports</Button>}
        <Button onClick={() => setPanel('removal')}>Remove</Button>
      </div>
      {panel === 'report' ? <CrawlReport queryId={id} title={words} onClose={() => setPanel(null)} /> : null}
      <Modal
        title="Remove this query?"
        open={panel === 'removal'}
        onCancel={() => setPanel(null)}
        okText="Remove the query"
        onOk={() => void tellOutcome(remove(id), { failure: 'The query was not removed' })}
      >
        Its reports go too. The ads stay in the library.
      </Modal>
    </li>
  )
}
