import { usePageTitle, useSession } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { EmptyState } from '@marquee/ui/empty-state'
import { formatCount } from '@marquee/ui/format-number'
import { PageHeader } from '@marquee/ui/page-header'
import { PublicPage, SharedStates } from '@marquee/ui/public-page'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { CopyPlus } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { getSharedBoardQuery, useCopySharedBoard } from '../../api/sharing.ts'
import { SharedAd } from '../components/shared-ad.tsx'
import styles from '../components/shared-ad.module.css'

/** A board that a member shared by link; every visitor with the link may see it. */
export function Page() {
  const { id: token = '' } = useParams()
  const query = useInfiniteQuery(getSharedBoardQuery(token))
  const pages = query.data?.pages ?? []
  const [board] = pages.map((page) => page.data)
  usePageTitle(board?.name ?? 'Shared board')
  if (board === undefined) {
    return (
      <PublicPage offer="Make your own boards">
        <SharedStates query={query} />
      </PublicPage>
    )
  }
  return (
    <PublicPage offer="Make your own boards">
      <PageHeader
        title={board.name}
        description={[formatCount(board.ads_count, 'ad'), board.description].filter(Boolean).join(' · ')}
        actions={<CopyBoard token={token} />}
      />
      {board.ads_count === 0 ? (
        <EmptyState title="This board is empty">What is added to it later appears here.</EmptyState>
      ) : null}
      <div className={styles.board}>
        {pages.flatMap(({ data }) =>
          data.ads.map((ad) => <SharedAd key={ad.id} ad={ad} note={data.notes[ad.id]} level={2} />),
        )}
      </div>
      {query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more ads
        </Button>
      ) : null}
    </PublicPage>
  )
}

/** Copies the board into the user's own workspace; a visitor signs in first and then returns. */
function CopyBoard({ token }: { token: string }) {
  const { user } = useSession().authData
  const navigate = useNavigate()
  const location = useLocation()
  const tellOutcome = useOutcomeToast()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending } = useCopySharedBoard(token, idempotencyKey)

  async function copy(): Promise<void> {
    const { data } = await mutateAsync()
    await navigate(href('board', { params: { id: data.id } }))
  }

  if (user === null) {
    return <Link to={href('login', { query: { return_to: location.pathname } })}>Log in to copy this board</Link>
  }
  return (
    <Button
      type="primary"
      icon={<CopyPlus size={16} />}
      loading={isPending}
      onClick={() => void tellOutcome(copy(), { failure: 'The board was not copied' })}
    >
      Copy to my boards
    </Button>
  )
}
