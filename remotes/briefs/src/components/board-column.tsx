import { type BriefStatus, type BriefSummary, briefSummary } from '@marquee/contract/briefs'
import { href } from '@marquee/remote-kit/routes'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDate } from '@marquee/ui/format-date'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { RelativeTime } from '@marquee/ui/relative-time'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { type BriefFilters, briefsQuery } from '../api/briefs.ts'
import { useCanEditBriefs } from '../state/use-can-edit-briefs.ts'
import { BriefRowActions } from './brief-row-actions.tsx'
import styles from './briefs-board.module.css'
import { StatusTag } from './status-tag.tsx'

/** A custom data type, so that only a brief that is dragged over the board counts as a brief. */
const DRAG_TYPE = 'application/x-marquee-brief'

interface BoardColumnProps {
  status: BriefStatus
  filters: BriefFilters
  onMove: (brief: BriefSummary, status: BriefStatus) => void
  onArchive: (brief: BriefSummary, isArchived: boolean) => void
}

/** One status of the board. */
export function BoardColumn({ status, filters, onMove, onArchive }: BoardColumnProps) {
  const [isOver, setIsOver] = useState(false)
  const headingId = useId()

  function handleDragOver(event: React.DragEvent): void {
    if (event.dataTransfer.types.includes(DRAG_TYPE)) {
      event.preventDefault()
      setIsOver(true)
    }
  }

  function handleDrop(event: React.DragEvent): void {
    setIsOver(false)
    const brief = draggedBrief(event.dataTransfer)
    if (brief !== null) {
      event.preventDefault()
      onMove(brief, status)
    }
  }

  return (
    <section
      className={styles.column}
      aria-labelledby={headingId}
      data-over={isOver}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <h2 id={headingId} className={styles.heading}>
        <StatusTag status={status} />
      </h2>
      <ColumnCards filters={filters} onMove={onMove} onArchive={onArchive} />
    </section>
  )
}

function ColumnCards({ filters, onMove, onArchive }: Omit<BoardColumnProps, 'status'>) {
  const query = useInfiniteQuery({ ...briefsQuery(filters), placeholderData: keepPreviousData })
  if (query.isPending) {
    return <ListSkeleton label="Loading briefs" rows={3} />
  }
  if (query.isError) {
    return <ErrorState title="Could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
  }
  const briefs = query.data.pages.flatMap((page) => page.data)
  if (briefs.length === 0) {
    return <p className={styles.empty}>No briefs</p>
  }
  return (
    <>
      <ul role="list" className={styles.cards}>
        {briefs.map((brief) => (
          <BoardCard key={brief.id} brief={brief} onMove={onMove} onArchive={onArchive} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button type="text" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </>
  )
}

type BoardCardProps = Pick<BoardColumnProps, 'onMove' | 'onArchive'> & { brief: BriefSummary }

function BoardCard({ brief, onMove, onArchive }: BoardCardProps) {
  const canEdit = useCanEditBriefs()
  return (
    <li
      className={styles.card}
      draggable={canEdit}
      onDragStart={(event) => event.dataTransfer.setData(DRAG_TYPE, JSON.stringify(brief))}
    >
      <div className={styles.cardHead}>
        <Link
          to={href('brief-details', { params: { id: brief.id } })}
          className={styles.cardTitle}
          dir="auto"
          draggable={false}
        >
          {brief.title}
        </Link>
        <BriefRowActions brief={brief} onMove={onMove} onArchive={onArchive} />
      </div>
      {brief.objective === '' ? null : (
        <p className={styles.objective} dir="auto">
          {brief.objective}
        </p>
      )}
      <p className={styles.facts}>
        {brief.due_date === null ? null : <span>Due {formatDate(brief.due_date)}</span>}
        <RelativeTime value={brief.updated_at} />
      </p>
    </li>
  )
}

/** The dropped brief; null for anything else, including data from another window. */
function draggedBrief(data: DataTransfer): BriefSummary | null {
  try {
    return briefSummary.parse(JSON.parse(data.getData(DRAG_TYPE)))
  } catch {
    return null
  }
}
