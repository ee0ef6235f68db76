import { downloadFile } from '@marquee/api-client/download-file'
import type { AdImportDetails } from '@marquee/contract/ad-imports'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import { TableFrame } from '@marquee/ui/table-frame'
import { Alert, Button, Progress } from 'antd'
import table from '../report-table.module.css'
import styles from './ad-import.module.css'

interface ImportReportProps {
  file: AdImportDetails
  onCancel: () => void
  onAgain: () => void
}

/** The progress of an import, and its result when it has ended. */
export function ImportReport({ file, onCancel, onAgain }: ImportReportProps) {
  const isRunning = file.state === 'waiting' || file.state === 'running'
  return (
    <>
      {isRunning ? (
        // Rows are counted when they are written: until the first are, bytes that were read are no progress.
        <Progress percent={file.counts.rows === 0 ? 0 : file.progress} aria-label="Progress of the import" />
      ) : (
        <Outcome file={file} />
      )}
      <dl className={styles.figures} aria-live="polite">
        <Figure name="Rows" value={file.counts.rows} />
        <Figure name="New" value={file.counts.added} />
        <Figure name="Changed" value={file.counts.changed} />
        <Figure name="As before" value={file.counts.unchanged} />
        <Figure name="Refused" value={file.counts.refused} />
      </dl>
      {isRunning ? (
        <div className={styles.actions}>
          <Button onClick={onCancel}>Cancel the import</Button>
        </div>
      ) : (
        <>
          <Notes notes={file.notes} />
          <RefusedColumns file={file} />
          <Refusals file={file} />
          <div className={styles.actions}>
            <Button type="primary" onClick={onAgain}>
              Import another file
            </Button>
          </div>
        </>
      )}
    </>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  )
}

function Outcome({ file: { state, counts, failed_reason } }: { file: AdImportDetails }) {
  if (state === 'failed') {
    return <Alert type="error" title="The import failed" description={failed_reason} />
  }
  if (state === 'canceled') {
    return <Alert type="info" title="The import was canceled. What is in already stays." />
  }
  return counts.refused === 0 ? (
    <Alert type="success" title="All rows are in." />
  ) : (
    <Alert
      type="warning"
      title={`${formatCount(counts.refused, 'row')} could not be imported. Correct them in the file and import it again: nothing is imported twice.`}
    />
  )
}

/** What was passed over although no row was refused. */
function Notes({ notes }: { notes: readonly string[] }) {
  return notes.length === 0 ? null : (
    <ul className={styles.causes} aria-label="What was passed over">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

/** Each column that failed, once: thousands of rows often have one cause. */
function RefusedColumns({ file: { refused_columns: columns } }: { file: AdImportDetails }) {
  if (columns.length === 0) {
    return null
  }
  return (
    <section aria-label="Why rows were refused">
      <ul className={styles.causes}>
        {columns.map(({ field, rows, line, reason }) => (
          <li key={field}>
            <strong>{field === 'line' ? 'Whole row' : field}</strong>: {formatCount(rows, 'row')}, first in row{' '}
            {formatNumber(line)}. {reason}
          </li>
        ))}
      </ul>
      <p>To import these rows without a column, upload the file again and set the column to “Not imported”.</p>
    </section>
  )
}

function Refusals({ file: { refusals, refusals_url: url, counts } }: { file: AdImportDetails }) {
  if (refusals.length === 0) {
    return null
  }
  return (
    <>
      <TableFrame label="Refused rows">
        <table className={`${table.table} ${styles.columns}`}>
          <caption>
            {refusals.length < counts.refused
              ? `The first ${refusals.length} of ${formatNumber(counts.refused)} refused rows`
              : 'Refused rows'}
          </caption>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Ad</th>
              <th scope="col">Column</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {refusals.map(({ line, external_id, field, reason }, index) => (
              <tr key={`${line} ${index}`}>
                <td className={styles.number}>{line}</td>
                <td>{external_id}</td>
                <td>{field === 'line' ? 'Whole row' : field}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {url === null ? null : (
        <div className={styles.actions}>
          <Button onClick={() => void downloadFile(url)}>Download refused rows as CSV</Button>
        </div>
      )}
    </>
  )
}
