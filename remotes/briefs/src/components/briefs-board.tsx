import { type BriefStatus, type BriefSummary, briefStatus } from '@marquee/contract/briefs'
import type { BriefFilters } from '../api/briefs.ts'
import { BoardColumn } from './board-column.tsx'
import styles from './briefs-board.module.css'
import { useArchiveWithUndo } from './use-archive-with-undo.ts'
import { useMoveBrief } from './use-move-brief.ts'

/** The briefs in a column for each status. A card is moved by its menu or by dragging it. */
export function BriefsBoard({ filters }: { filters: BriefFilters }) {
  const moveBrief = useMoveBrief()
  const { setArchived } = useArchiveWithUndo()

  function handleMove(brief: BriefSummary, status: BriefStatus): void {
    if (brief.status !== status) {
      moveBrief(brief, status)
    }
  }

  return (
    <div className={styles.board}>
      {briefStatus.options.map((status) => (
        <BoardColumn
          key={status}
          status={status}
          filters={{ ...filters, status }}
          onMove={handleMove}
          onArchive={setArchived}
        />
      ))}
    </div>
  )
}
