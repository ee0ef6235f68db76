import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { type BriefFilters, briefsQuery } from '../api/briefs.ts'
import styles from './briefs-list.module.css'
import { BriefsTable } from './briefs-table.tsx'
import { useArchiveWithUndo } from './use-archive-with-undo.ts'
import { useMoveBrief } from './use-move-brief.ts'

interface BriefsListProps {
  filters: BriefFilters
  createButton: React.ReactNode
}

/** The briefs that fit the filters, as a table that grows. */
export function BriefsList({ filters, createButton }: BriefsListProps) {
  const query = useInfiniteQuery({ ...briefsQuery(filters), placeholderData: keepPreviousData })
  const { setArchived } = useArchiveWithUndo()
  const moveBrief = useMoveBrief()
  if (query.isPending) {
    return <ListSkeleton label="Loading briefs" />
  }
  if (query.isError) {
    return (
      <ErrorState title="The briefs could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const briefs = query.data.pages.flatMap((page) => page.data)
  if (briefs.length === 0) {
    return <NoBriefs filters={filters} createButton={createButton} />
  }
  return (
    <div className={styles.list} aria-busy={query.isPlaceholderData}>
      <BriefsTable briefs={briefs} onMove={moveBrief} onArchive={setArchived} />
      {query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </div>
  )
}

function NoBriefs({ filters, createButton }: BriefsListProps) {
  if (filters.q !== '' || filters.status !== undefined) {
    return <EmptyState title="No brief fits">Try other words or another status.</EmptyState>
  }
  if (filters.isArchived) {
    return (
      <EmptyState title="Nothing is archived">Briefs that you archive wait here until you need them again.</EmptyState>
    )
  }
  return (
    <EmptyState title="No briefs yet" action={createButton}>
      A brief turns what you learnt from ads into a plan that a team can make.
    </EmptyState>
  )
}
