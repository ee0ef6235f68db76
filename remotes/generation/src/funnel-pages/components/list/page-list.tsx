import type { FunnelPageSummary } from '@marquee/contract/funnel-pages'
import { EmptyState } from '@marquee/ui/empty-state'
import { useDeleteWithUndo } from '@marquee/ui/use-delete-with-undo'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CardList } from '../../../components/card-list.tsx'
import {
  type FunnelPageFilters,
  funnelPagesQuery,
  useDeleteFunnelPage,
  useRestoreFunnelPage,
  useRenameFunnelPage,
} from '../../api/funnel-pages.ts'
import { PageCard } from './page-card.tsx'
import { RenameDialog } from '../../../components/rename-dialog.tsx'

interface PageListProps {
  filters: FunnelPageFilters
  createButton: ReactNode
}

/** The funnel pages that match the filters. */
export function PageList({ filters, createButton }: PageListProps) {
  const query = useInfiniteQuery({ ...funnelPagesQuery(filters), placeholderData: keepPreviousData })
  const rename = useRenameFunnelPage()
  const [renamed, setRenamed] = useState<FunnelPageSummary | null>(null)
  const { deleteItem } = useDeleteWithUndo<FunnelPageSummary>({
    noun: 'page',
    getName: ({ title }) => title,
    remove: useDeleteFunnelPage(),
    restore: useRestoreFunnelPage(),
  })
  const isFiltered = filters.q !== '' || filters.kind !== undefined || filters.isMine
  const empty = isFiltered ? (
    <EmptyState title="No pages fit">Try other words or fewer filters.</EmptyState>
  ) : (
    <EmptyState title="No pages yet" action={createButton}>
      Start with a template: it is filled with what your product states. Then edit every word, publish the page here, or
      download it as a file.
    </EmptyState>
  )
  return (
    <>
      <CardList query={query} what="funnel pages" label="Funnel pages" empty={empty}>
        {(page) => <PageCard page={page} onRename={setRenamed} onDelete={(chosen) => void deleteItem(chosen)} />}
      </CardList>
      {renamed === null ? null : (
        <RenameDialog
          key={renamed.id}
          heading="Rename page"
          item={renamed}
          rename={rename}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  )
}
