import type { AdministeredPage, AdministeredPageState } from '@marquee/contract/published-pages'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { publishedPagesQuery } from '../api/published-pages.ts'
import { PublishedPageRow } from '../components/published-pages/published-page-row.tsx'
import styles from '../components/published-pages/published-pages.module.css'
import { TakeDownDialog } from '../components/published-pages/take-down-dialog.tsx'

const STATES: { value: AdministeredPageState; label: string }[] = [
  { value: 'reported', label: 'Reported' },
  { value: 'taken_down', label: 'Taken down' },
  { value: 'all', label: 'All' },
]

/** What customers publish, for administrators: reports of visitors, and pages that are kept off the web. */
export function Page() {
  const [state, setState] = useState<AdministeredPageState>('reported')
  return (
    <>
      <PageHeader title="Published pages" description="What customers publish, and what visitors report." />
      <Segmented aria-label="Pages" value={state} onChange={setState} options={STATES} />
      <PublishedPages state={state} />
    </>
  )
}

function PublishedPages({ state }: { state: AdministeredPageState }) {
  const [chosen, setChosen] = useState<AdministeredPage | null>(null)
  const query = useInfiniteQuery(publishedPagesQuery(state))
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading pages" rows={3} />
    ) : (
      <ErrorState title="The pages could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  const pages = data.pages.flatMap((page) => page.data)
  if (pages.length === 0) {
    return (
      <EmptyState title={state === 'reported' ? 'No reports are waiting' : 'No pages'}>
        Each published page has a link at its foot by which visitors report it.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.list} role="list" aria-label="Published pages">
        {pages.map((page) => (
          <PublishedPageRow key={page.id} page={page} onTakeDown={() => setChosen(page)} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button className={styles.more ?? ''} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more pages
        </Button>
      ) : null}
      {chosen === null ? null : <TakeDownDialog page={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
