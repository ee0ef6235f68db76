import { useSession } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { formatCount } from '@marquee/ui/format-number'
import { useQuery } from '@tanstack/react-query'
import { LayoutGrid } from 'lucide-react'
import { Link } from 'react-router'
import { listBoardsQuery } from '../../api/boards.ts'
import styles from './board-links.module.css'

/** Links to the workspace's boards, in one line that scrolls; renders nothing without boards. */
export function BoardLinks() {
  const { authData } = useSession()
  const { data, isPending } = useQuery(listBoardsQuery())
  if (isPending && authData.board_tree_rows !== undefined) {
    return <div className={styles.boards} aria-hidden />
  }
  if (data === undefined || data.data.length === 0) {
    return null
  }
  return (
    <nav className={styles.boards} aria-label="Boards">
      {data.data.map(({ id, name, ads_count }) => (
        <Link key={id} className={styles.board} to={href('board', { params: { id } })}>
          <LayoutGrid size={16} aria-hidden />
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.count}>{formatCount(ads_count, 'ad')}</span>
        </Link>
      ))}
    </nav>
  )
}
