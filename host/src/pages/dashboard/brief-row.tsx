import type { BriefStatus, BriefSummary } from '@marquee/contract/briefs'
import { href } from '@marquee/remote-kit/routes'
import { RelativeTime } from '@marquee/ui/relative-time'
import { Link } from 'react-router'
import styles from './work-row.module.css'

const statusLabels: Record<BriefStatus, string> = {
  draft: 'Draft',
  in_review: 'In review',
  approved: 'Approved',
  delivered: 'Delivered',
}

export function BriefRow({ brief }: { brief: BriefSummary }) {
  return (
    <li>
      <Link className={styles.row} to={href('brief-details', { params: { id: brief.id } })}>
        <span className={styles.rowTitle} dir="auto">
          {brief.title}
        </span>
        <span className={styles.rowNote}>
          {statusLabels[brief.status]}, changed <RelativeTime value={brief.updated_at} />
        </span>
      </Link>
    </li>
  )
}
