import { ApiError } from '@marquee/api-client/api-error'
import { useSession } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Link } from 'react-router'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import type { LinkToken } from './link-token.ts'
import styles from './public-page.module.css'
import { UnlockForm } from './unlock-form.tsx'

interface PublicPageProps {
  /** The offer for a visitor instead of the default invitation to create an account. */
  offer?: string
  children: React.ReactNode
}

/** The frame of a page that was shared by link: the product's name, and one link to the product. */
export function PublicPage({ offer = 'Try Marquee', children }: PublicPageProps) {
  const { user } = useSession().authData
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <Link className={styles.home} to={href('home')}>
          Marquee
        </Link>
        <Link className={styles.entry} to={user === null ? href('signup') : href('explore')}>
          {user === null ? offer : 'Open Marquee'}
        </Link>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}

interface SharedQuery {
  isPending: boolean
  error: Error | null
  refetch: () => Promise<unknown>
}

interface SharedStatesProps {
  query: SharedQuery
  /** Of links that may have a password. */
  link?: LinkToken
}

/** The states of a shared page: loading, a link with a password, an invalid link, and a failed request. */
export function SharedStates({ query, link }: SharedStatesProps) {
  if (query.isPending) {
    return <PageSkeleton />
  }
  if (link !== undefined && query.error instanceof ApiError && query.error.code === 'link_locked') {
    return <UnlockForm unlock={link.unlock} />
  }
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <EmptyState level={1} title="This link does not work">
        It may have expired, been withdrawn, or lost a part on its way. Ask the person who sent it for a new one.
      </EmptyState>
    )
  }
  return query.error === null ? null : (
    <ErrorState
      level={1}
      title="The page could not be loaded"
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  )
}
