import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listStaffPicksQuery } from '../../api/staff-picks.ts'
import { BoardCovers } from '../components/board-covers.tsx'
import styles from '../components/boards.module.css'
import { CopyStaffPick } from '../components/copy-staff-pick.tsx'
import { pickFigures } from '../components/pick-figures.ts'
import list from '../../components/list-page.module.css'

/** The staff picks, each with its reason and a button that copies it. */
export function Page() {
  usePageTitle('Staff picks')
  return (
    <div className={list.page}>
      <PageHeader title="Staff picks" description="Boards worth a look, and why. Copy one and make it yours." />
      <Picks />
    </div>
  )
}

function Picks() {
  const { data, error, isPending, refetch } = useQuery(listStaffPicksQuery())
  if (isPending) {
    return <ListSkeleton label="Loading staff picks" />
  }
  if (error !== null) {
    return <ErrorState title="The boards could not be loaded" error={error} onRetry={() => void refetch()} />
  }
  if (data.data.length === 0) {
    return <EmptyState title="No picks yet">Boards that our editors recommend will stand here.</EmptyState>
  }
  return (
    <ul className={styles.picks} role="list">
      {data.data.map(({ id, name, covers, ads_count, copies_count, curator_note, description }) => (
        <li key={id} className={styles.pick}>
          <BoardCovers covers={covers} />
          <div>
            <h2 className={styles.pickName}>
              <Link to={href('board', { params: { id }, query: { ref: 'staff-picks' } })}>
                <bdi>{name}</bdi>
              </Link>
            </h2>
            <p className={styles.quiet}>{pickFigures({ ads_count, copies_count })}</p>
            <p className={styles.note} dir="auto">
              {curator_note || description}
            </p>
          </div>
          <CopyStaffPick id={id} name={name} />
        </li>
      ))}
    </ul>
  )
}
