import type { DeadLetter } from '@marquee/contract/jobs'
import { RelativeTime } from '@marquee/ui/relative-time'
import { Popconfirm } from 'antd'
import controls from '@marquee/ui/controls.module.css'
import { requestDiscardDeadLetter, requestRetryDeadLetter } from '../../api/jobs.ts'
import styles from './jobs-page.module.css'
import { useJobAction } from './use-job-action.ts'

/** One job that failed for good: the reason, what it was filed with, and what can be done. */
export function DeadLetterRow({ letter }: { letter: DeadLetter }) {
  const { id, queue, attempts, reason, data, created_at: createdAt, failed_at: failedAt } = letter
  const retry = useJobAction({
    request: requestRetryDeadLetter,
    done: 'The job is back in its queue',
    failed: 'The job was not retried',
  })
  const discard = useJobAction({
    request: requestDiscardDeadLetter,
    done: 'The job is discarded',
    failed: 'The job was not discarded',
  })
  const isBusy = retry.isPending || discard.isPending
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{queue}</p>
        <p className={styles.facts}>
          Failed <RelativeTime value={failedAt} /> after {attempts === 1 ? 'one attempt' : `${attempts} attempts`} ·
          filed <RelativeTime value={createdAt} />
        </p>
        <p className={styles.reason} dir="auto">
          {reason}
        </p>
        <details className={styles.details}>
          <summary>Data</summary>
          <pre className={styles.code}>{data}</pre>
        </details>
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className={controls.primary}
          aria-label={`Retry ${queue} ${id}`}
          disabled={isBusy}
          onClick={() => retry.run(id)}
        >
          Retry
        </button>
        <Popconfirm
          title="Discard this job?"
          description="It cannot be brought back."
          okText="Discard"
          okButtonProps={{ danger: true }}
          cancelText="Keep it"
          onConfirm={() => discard.run(id)}
        >
          <button type="button" className={controls.button} aria-label={`Discard ${queue} ${id}`} disabled={isBusy}>
            Discard
          </button>
        </Popconfirm>
      </div>
    </li>
  )
}
