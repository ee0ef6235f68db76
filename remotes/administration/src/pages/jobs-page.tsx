import { useIsReleased } from '@marquee/remote-kit/release-flags'
import ordered from '@marquee/ui/ordered-sections.module.css'
import { PageHeader } from '@marquee/ui/page-header'
import { useState } from 'react'
import type { JobFilter } from '../api/jobs.ts'
import { DeadLetterList } from '../components/jobs/dead-letter-list.tsx'
import { JobList } from '../components/jobs/job-list.tsx'
import { QueueTable } from '../components/jobs/queue-table.tsx'

const ALL: JobFilter = { queue: undefined, state: undefined }

/** The background work of the product, for admins: what waits, what runs, and what failed for good. */
export function Page() {
  const [filter, setFilter] = useState(ALL)
  const isListReleased = useIsReleased('administration.job-list')
  return (
    <>
      <PageHeader
        title="Jobs"
        description="Work that the product does in the background. This page follows it while it is open."
      />
      <div className={ordered.sections}>
        <DeadLetterList />
        <QueueTable selected={filter.queue} onSelect={(queue) => setFilter({ ...filter, queue })} />
        {isListReleased ? <JobList filter={filter} onFilter={setFilter} /> : null}
      </div>
    </>
  )
}
