import type { BriefStatus, BriefSummary } from '@marquee/contract/briefs'
import { href } from '@marquee/remote-kit/routes'
import { formatDate } from '@marquee/ui/format-date'
import { RelativeTime } from '@marquee/ui/relative-time'
import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import { Link } from 'react-router'
import { BriefRowActions } from './brief-row-actions.tsx'
import styles from './briefs-table.module.css'
import { StatusTag } from './status-tag.tsx'

interface BriefsTableProps {
  briefs: readonly BriefSummary[]
  onMove: (brief: BriefSummary, status: BriefStatus) => void
  onArchive: (brief: BriefSummary, isArchived: boolean) => void
}

/** Briefs, last changed first. On a phone each row becomes a card. */
export function BriefsTable({ briefs, onMove, onArchive }: BriefsTableProps) {
  return (
    <table className={styles.table} aria-label="Briefs">
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Status</th>
          <th scope="col">Due</th>
          <th scope="col">Author</th>
          <th scope="col">Changed</th>
          <th scope="col" className={styles.actions}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {briefs.map((brief) => (
          <tr key={brief.id}>
            <td className={styles.title} dir="auto">
              <Link to={href('brief-details', { params: { id: brief.id } })}>{brief.title}</Link>
              {brief.objective === '' ? null : <span className={styles.objective}>{brief.objective}</span>}
            </td>
            <td>
              <StatusTag status={brief.status} />
            </td>
            <td className={styles.fact}>{brief.due_date === null ? '–' : formatDate(brief.due_date)}</td>
            <td className={styles.author} dir="auto">
              {brief.created_by_name}
            </td>
            <td className={styles.fact}>
              <RelativeTime value={brief.updated_at} />
            </td>
            <td className={styles.actions}>
              <BriefRowActions brief={brief} onMove={onMove} onArchive={onArchive} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
