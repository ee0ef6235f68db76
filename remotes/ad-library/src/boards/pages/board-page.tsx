import { ApiError } from '@marquee/api-client/api-error'
import type { getBoard } from '@marquee/contract/boards'
import type { CallOutput } from '@marquee/contract/endpoint'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { EmptyState } from '@marquee/ui/empty-state'
import { formatCount } from '@marquee/ui/format-number'
import { PageHeader } from '@marquee/ui/page-header'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { getBoardQuery } from '../../api/boards.ts'
import { useAdActions } from '../../ad-actions/components/use-ad-actions.tsx'
import { AdResults } from '../../components/ad-results.tsx'
import { BoardActions } from '../components/board-actions.tsx'
import { MoveAdContext } from '../components/movable-ad.tsx'
import { StaffPickBoard } from '../components/staff-pick-board.tsx'
import { useBoardAdMenu } from '../components/use-board-ad-menu.tsx'
import { AdDrawer } from '../../ad-details/components/ad-drawer.tsx'
import { ListHead } from '../../components/list-head.tsx'
import { createAdCollector } from '../../state/create-ad-collector.ts'
import { useAdDrawer } from '../../state/use-ad-drawer.ts'
import { useToggleSaved } from '../../state/use-toggle-saved.ts'
import styles from '../../components/list-page.module.css'

type BoardPage = CallOutput<typeof getBoard>

const NO_PAGES: BoardPage[] = []

/** The values that the page shows until the board has loaded. */
const NO_BOARD = { name: 'Board', description: '', ads_count: null }

/** One board with its ads in its own order. With `ref=staff-picks` it is a staff pick of any workspace. */
export function Page() {
  const { id = '' } = useParams()
  const [parameters] = useSearchParams()
  return parameters.get('ref') === 'staff-picks' ? <StaffPickBoard key={id} id={id} /> : <OwnBoard key={id} id={id} />
}

function OwnBoard({ id }: { id: string }) {
  const query = useInfiniteQuery(getBoardQuery(id))
  const board = query.data?.pages[0]?.data
  const { name, description, ads_count } = board ?? NO_BOARD
  usePageTitle(name)
  const [collectAds] = useState(() => createAdCollector(({ data }: BoardPage) => data.ads))
  const ads = collectAds(query.data?.pages ?? NO_PAGES)
  const drawer = useAdDrawer()
  const toggleSaved = useToggleSaved()
  const notes = useMemo(
    () =>
      Object.assign({}, ...(query.data?.pages ?? NO_PAGES).map((page) => page.data.notes)) as Record<string, string>,
    [query.data],
  )
  const { actions, dialogs } = useAdActions()
  const { renderMenu, moveAd, editor, Frame } = useBoardAdMenu(id, ads, notes, actions)
  const count = ads_count === null ? '' : formatCount(ads_count, 'ad')

  if (isMissing(query.error)) {
    return (
      <div className={styles.page}>
        <PageHeader title="Board" />
        <WithoutAds title="This board does not exist">It was removed, or it belongs to another workspace.</WithoutAds>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title={name}
        description={description}
        {...(board !== undefined && { actions: <BoardActions board={board} /> })}
      />
      {/* Shown after the board has loaded: its name and description are taller than their skeleton, and would move this. */}
      {board === undefined ? null : <ListHead count={count}>{null}</ListHead>}
      <MoveAdContext value={moveAd}>
        <AdResults
          label="Ads of the board"
          ads={ads}
          query={query}
          drawer={drawer}
          onToggleSave={toggleSaved}
          onAddToBoard={actions.addToBoard}
          renderMenu={renderMenu}
          Frame={Frame}
          announcement={count}
          empty={<WithoutAds title="This board is empty">Explore the library for ads that belong here.</WithoutAds>}
        />
      </MoveAdContext>
      <AdDrawer drawer={drawer} ads={ads} onToggleSave={toggleSaved} />
      {editor}
      {dialogs}
    </div>
  )
}

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}

function WithoutAds({ title, children }: { title: string; children: string }) {
  const navigate = useNavigate()
  return (
    <EmptyState
      title={title}
      action={
        <Button type="primary" onClick={() => void navigate(href('explore'))}>
          Explore ads
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
