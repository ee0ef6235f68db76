import type { DeadLetter } from '@marquee/contract/jobs'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Popconfirm } from 'antd'
import controls from '@marquee/ui/controls.module.css'
import { useDiscardDeadLetter, useRetryDeadLetter } from '../../api/jobs.ts'
import styles from './jobs-page.module.css'

/** One job that failed for good: the reason, what it was queued with, and what can be done. */
export function DeadLetterRow({ letter }: { letter: DeadLetter }) {
  const { id, queue, attempts, reason, data, created_at: createdAt, failed_at: failedAt } = letter
  const retry = useRetryDeadLetter()
  const discard = useDiscardDeadLetter()
  const tellOutcome = useOutcomeToast()
  const isBusy = retry.isPending || discard.isPending
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{queue}</p>
        <p className={styles.facts}>
          Failed <RelativeTime value={failedAt} /> after {attempts === 1 ? 'one attempt' : `${attempts} attempts`} ·
          queued <RelativeTime value={createdAt} />
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
          onClick={() =>
            void tellOutcome(retry.mutateAsync(id), {
              success: 'The job is back in its queue',
              failure: 'The job was not retried',
            })
          }
        >
          Retry
        </button>
        <Popconfirm
          title="Discard this job?"
          description="It cannot be brought back."
          okText="Discard"
          okButtonProps={{ danger: true }}
          cancelText="Keep it"
          onConfirm={() =>
            void tellOutcome(discard.mutateAsync(id), {
              success: 'The job is discarded',
              failure: 'The job was not discarded',
            })
          }
        >
          <button type="button" className={controls.button} aria-label={`Discard ${queue} ${id}`} disabled={isBusy}>
            Discard
          </button>
        </Popconfirm>
      </div>
    </li>
  )
}
