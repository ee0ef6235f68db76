import { type Job, jobStates } from '@marquee/contract/jobs'
import { EmptyState } from '@marquee/ui/empty-state'
import { PagedList } from '@marquee/ui/paged-list'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { type JobFilter, jobsQuery } from '../../api/jobs.ts'
import { JobRow } from './job-row.tsx'
import { stateLabels } from './job-state-labels.ts'
import styles from './jobs-page.module.css'

interface JobListProps {
  filter: JobFilter
  onFilter: (filter: JobFilter) => void
}

const ANY = 'any'

/** Jobs of the last day, the newest first. */
export function JobList({ filter, onFilter }: JobListProps) {
  return (
    <section className={styles.section} aria-labelledby="jobs">
      <div className={styles.head}>
        <h2 id="jobs" className={styles.title}>
          {filter.queue === undefined ? 'Recent jobs' : `Recent jobs of ${filter.queue}`}
        </h2>
        <Select<Job['state'] | typeof ANY>
          aria-label="State"
          className={styles.filter ?? ''}
          value={filter.state ?? ANY}
          onChange={(state) => onFilter({ ...filter, state: state === ANY ? undefined : state })}
          options={[
            { value: ANY, label: 'Any state' },
            ...jobStates.map((state) => ({ value: state, label: stateLabels[state] })),
          ]}
        />
      </div>
      <Jobs filter={filter} />
    </section>
  )
}

function Jobs({ filter }: { filter: JobFilter }) {
  const query = useInfiniteQuery(jobsQuery(filter))
  return (
    <PagedList
      query={query}
      what="jobs"
      empty={<EmptyState title="No jobs">Jobs are listed for a day after they end.</EmptyState>}
    >
      {(jobs) => (
        <ul className={styles.list} role="list" aria-labelledby="jobs">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
