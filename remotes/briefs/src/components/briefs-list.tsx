import { EmptyState } from '@marquee/ui/empty-state'
import { PagedList } from '@marquee/ui/paged-list'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type BriefFilters, briefsQuery } from '../api/briefs.ts'
import { BriefsTable } from './briefs-table.tsx'
import { useArchiveWithUndo } from './use-archive-with-undo.ts'
import { useMoveBrief } from './use-move-brief.ts'

interface BriefsListProps {
  filters: BriefFilters
  createButton: React.ReactNode
}

/** The briefs that match the filters, as a table that loads more pages. */
export function BriefsList({ filters, createButton }: BriefsListProps) {
  const query = useInfiniteQuery({ ...briefsQuery(filters), placeholderData: keepPreviousData })
  const { setArchived } = useArchiveWithUndo()
  const moveBrief = useMoveBrief()
  return (
    <PagedList query={query} what="briefs" empty={<NoBriefs filters={filters} createButton={createButton} />}>
      {(briefs) => <BriefsTable briefs={briefs} onMove={moveBrief} onArchive={setArchived} />}
    </PagedList>
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
