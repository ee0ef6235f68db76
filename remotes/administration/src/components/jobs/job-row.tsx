import type { Job } from '@marquee/contract/jobs'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Progress } from 'antd'
import controls from '@marquee/ui/controls.module.css'
import { useCancelJob } from '../../api/jobs.ts'
import { stateLabels } from './job-state-labels.ts'
import styles from './jobs-page.module.css'

/** One job: how it stands, how far it is, and why its last attempt failed. */
export function JobRow({ job }: { job: Job }) {
  const cancel = useCancelJob()
  const tellOutcome = useOutcomeToast()
  const { id, queue, state, attempts, max_attempts: most, progress, note, reason, created_at: createdAt } = job
  const isUnended = job.ended_at === null
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{queue}</p>
        <p className={styles.facts}>
          Queued <RelativeTime value={createdAt} />
          {attempts < 2 ? null : ` · attempt ${attempts} of ${most}`}
          {state === 'retrying' ? (
            <>
              {' '}
              · next <RelativeTime value={job.starts_at} />
            </>
          ) : null}
          {' · '}
          <code className={styles.code}>{id}</code>
        </p>
        {progress === null ? null : (
          <Progress percent={Math.round(progress * 100)} size="small" aria-label={`Progress of ${queue}`} />
        )}
        {note === null ? null : (
          <p className={styles.facts} dir="auto">
            {note}
          </p>
        )}
        {reason === null ? null : (
          <p className={styles.reason} dir="auto">
            {reason}
          </p>
        )}
      </div>
      <p className={styles.state} data-state={state}>
        {stateLabels[state]}
      </p>
      <div className={styles.actions}>
        {isUnended ? (
          <button
            type="button"
            className={controls.button}
            aria-label={`Cancel ${queue} ${id}`}
            disabled={cancel.isPending}
            onClick={() =>
              void tellOutcome(cancel.mutateAsync(job), {
                success: 'The job is canceled',
                failure: 'The job was not canceled',
              })
            }
          >
            Cancel
          </button>
        ) : null}
      </div>
    </li>
  )
}
