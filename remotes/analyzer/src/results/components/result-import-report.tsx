import { downloadFile } from '@marquee/api-client/download-file'
import type { ResultImportDetails } from '@marquee/contract/result-imports'
import { formatDate } from '@marquee/ui/format-date'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import { TableFrame } from '@marquee/ui/table-frame'
import { Alert, Button, Progress } from 'antd'
import { Link } from 'react-router'
import { href } from '../../href.ts'
import { RESULT_FIELD_LABELS } from './result-field-labels.ts'
import styles from './results.module.css'

interface ResultImportReportProps {
  file: ResultImportDetails
  onCancel: () => void
  onAgain: () => void
}

/** How far an import is, and in the end what it brought and what it refused. */
export function ResultImportReport({ file, onCancel, onAgain }: ResultImportReportProps) {
  const { state, progress, counts, failed_reason, account_id } = file
  if (state === 'waiting' || state === 'running') {
    return (
      <div role="status">
        <Progress percent={progress} aria-label="Progress of the import" />
        <p className={styles.note}>{formatCount(counts.rows, 'row')} read. You may leave this page.</p>
        <Button onClick={onCancel}>Cancel the import</Button>
      </div>
    )
  }
  if (state !== 'done') {
    return (
      <>
        <Alert
          type={state === 'failed' ? 'error' : 'info'}
          title={state === 'failed' ? 'Nothing was imported' : 'The import was canceled'}
          description={failed_reason}
        />
        <div className={styles.more}>
          <Button onClick={onAgain}>Choose another file</Button>
        </div>
      </>
    )
  }
  return (
    <div className={styles.sections}>
      <Alert
        type="success"
        title={`${formatCount(counts.stored, 'daily figure')} stored`}
        description={describeImport(file)}
      />
      <RefusedRows file={file} />
      <div className={styles.more}>
        <Link to={`${href('creative-analyzer.results')}?account=${account_id ?? ''}`}>See the results</Link>
        <Button onClick={onAgain}>Import another file</Button>
      </div>
    </div>
  )
}

/** What was read, replaced and left out, each by its reason. */
function describeImport({ counts, first_day, last_day }: ResultImportDetails): string {
  const days = first_day === null || last_day === null ? '' : `, ${formatDate(first_day)} to ${formatDate(last_day)}`
  const restated =
    counts.restated === 0
      ? ''
      : ` (${formatNumber(counts.restated)} of them further up in this file: it tells the same ad and days more than once, and the last row counts)`
  return [
    `${formatCount(counts.rows, 'row')} read${days}.`,
    `${formatCount(counts.replaced, 'earlier figure')} replaced${restated}.`,
    `Left out: ${formatCount(counts.skipped, 'row')} with totals, ${formatCount(counts.undelivered, 'row')} of ads without delivery.`,
    `${formatCount(counts.refused, 'row')} refused.`,
  ].join(' ')
}

function RefusedRows({ file: { refusals, refusals_url } }: { file: ResultImportDetails }) {
  return refusals.length === 0 ? null : (
    <section aria-label="Refused rows">
      <h2>Refused rows</h2>
      <TableFrame label="Refused rows" isCard>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col" className={styles.ad}>
                Column
              </th>
              <th scope="col" className={styles.ad}>
                Reason
              </th>
            </tr>
          </thead>
          <tbody>
            {refusals.map(({ line, field, reason }) => (
              <tr key={line}>
                <td>{line}</td>
                <td className={styles.ad}>
                  {Object.entries(RESULT_FIELD_LABELS).find(([name]) => name === field)?.[1] ?? field}
                </td>
                <td className={styles.ad}>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {refusals_url === null ? null : (
        <div className={styles.more}>
          <Button onClick={() => void downloadFile(refusals_url)}>Download all refused rows as CSV</Button>
        </div>
      )}
    </section>
  )
}
