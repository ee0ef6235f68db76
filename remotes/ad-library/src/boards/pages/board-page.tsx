import { ApiError } from '@marquee/api-client/api-error'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { EmptyState } from '@marquee/ui/empty-state'
import { formatCount } from '@marquee/ui/format-number'
import { PageHeader } from '@marquee/ui/page-header'
import { Button } from 'antd'
import { useEffect, useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useAdActions } from '../../ad-actions/components/use-ad-actions.tsx'
import { AdResults } from '../../components/ad-results.tsx'
import { BoardActions } from '../components/board-actions.tsx'
import { BoardSelectionBar } from '../components/board-selection-bar.tsx'
import { useBoard } from '../state/use-board.ts'
import { useBoardMoves } from '../components/use-board-moves.tsx'
import { MoveAdContext } from '../components/movable-ad.tsx'
import { StaffPickBoard } from '../components/staff-pick-board.tsx'
import { useBoardAdMenu } from '../components/use-board-ad-menu.tsx'
import { AdDrawer } from '../../ad-details/components/ad-drawer.tsx'
import { CollectionFilters } from '../../components/filters/collection-filters.tsx'
import { ListLook } from '../../components/filters/list-look.tsx'
import { NothingFound } from '../../components/nothing-found.tsx'
import { isNarrowed, readCollectionSearch } from '../../state/collection-search.ts'
import { useAdDrawer } from '../../state/use-ad-drawer.ts'
import { useAdSelection } from '../../state/use-ad-selection.ts'
import { useListAddress } from '../../state/use-list-address.ts'
import { useListLook } from '../../state/use-list-look.ts'
import { useToggleSaved } from '../../state/use-toggle-saved.ts'
import styles from '../../components/list-page.module.css'

/** The values that the page shows until the board has loaded. */
const NO_BOARD = { name: 'Board', description: '', ads_count: null }

/** One board with its ads in its own order. With `ref=staff-picks` it is a staff pick of any workspace. */
export function Page() {
  const { id = '' } = useParams()
  const [parameters] = useSearchParams()
  return parameters.get('ref') === 'staff-picks' ? <StaffPickBoard key={id} id={id} /> : <OwnBoard key={id} id={id} />
}

function OwnBoard({ id }: { id: string }) {
  const address = useListAddress()
  const { parameters, setFilters, clearFilters } = address
  const { search, notApplied } = useMemo(() => readCollectionSearch(parameters), [parameters])
  const look = useListLook(address)
  const { query, board, ads, notes } = useBoard(id, search)
  const { name, description, ads_count } = board ?? NO_BOARD
  usePageTitle(name)
  const drawer = useAdDrawer()
  const toggleSaved = useToggleSaved()
  const { actions, dialogs, isOpen: isDialogOpen } = useAdActions()
  const selection = useAdSelection('board', ads, JSON.stringify({ id, search }))
  // Other pages can take an ad off the board; it must not stay selected here.
  const clearSelection = selection.clear
  useEffect(() => clearSelection, [clearSelection])
  const { moves, isPending: isMoving, isOpen: isMoveOpen, dialog } = useBoardMoves(id, clearSelection)
  const isWhole = !isNarrowed(search)
  const { renderMenu, moveAd, editor, Frame } = useBoardAdMenu({ boardId: id, ads, notes, actions, moves, isWhole })
  const isEmpty = ads_count === 0 && isWhole && notApplied.length === 0
  const count = countText({ ads_count, isWhole, found: ads.length, hasMore: query.hasNextPage })

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
      {board === undefined || isEmpty ? null : (
        <CollectionFilters
          searchLabel="Search the board"
          search={search}
          notApplied={[...notApplied, ...look.notApplied]}
          address={address}
          count={count}
        >
          <ListLook look={look} />
        </CollectionFilters>
      )}
      <MoveAdContext value={moveAd}>
        <AdResults
          label="Ads of the board"
          ads={ads}
          query={query}
          drawer={drawer}
          onToggleSave={toggleSaved}
          view={look.view}
          columns={look.columns}
          selection={selection}
          onAddToBoard={actions.addToBoard}
          onSaveWithDetails={actions.saveWithDetails}
          renderMenu={renderMenu}
          Frame={Frame}
          announcement={count}
          empty={
            isEmpty ? (
              <WithoutAds title="This board is empty">Explore the library for ads that belong here.</WithoutAds>
            ) : (
              <NothingFound filters={search.filters} onChange={setFilters} onClear={clearFilters} />
            )
          }
        />
      </MoveAdContext>
      <AdDrawer drawer={drawer} ads={ads} onToggleSave={toggleSaved} />
      <BoardSelectionBar
        selection={selection}
        moves={moves}
        isBusy={isMoving}
        isCovered={[drawer.adId !== null, isMoveOpen, isDialogOpen].includes(true)}
        onSave={actions.saveWithDetails}
      />
      {editor}
      {dialogs}
      {dialog}
    </div>
  )
}

interface FoundAds {
  /** All ads of the board; null until it has loaded. */
  ads_count: number | null
  isWhole: boolean
  /** The listed ones. */
  found: number
  hasMore: boolean
}

function countText({ ads_count, isWhole, found, hasMore }: FoundAds): string {
  if (ads_count === null) {
    return ''
  }
  return isWhole ? formatCount(ads_count, 'ad') : `${found}${hasMore ? '+' : ''} of ${formatCount(ads_count, 'ad')}`
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
