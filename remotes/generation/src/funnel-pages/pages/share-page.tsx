import type { SharedPage } from '@marquee/contract/shared-pages'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { GuestApproval } from '@marquee/ui/guest-approval'
import { useLinkToken } from '@marquee/ui/link-token'
import { PageHeader } from '@marquee/ui/page-header'
import { PublicPage, SharedStates } from '@marquee/ui/public-page'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { guestCommentsQuery, useReviewAsGuest } from '../../api/creative-feedback.ts'
import { GuestComments } from '../../components/feedback/guest-comments.tsx'
import { sharedPageQuery, toDocumentAddress, toSharedPageKey } from '../api/sharing.ts'
import { SECTION_LABELS } from '../state/page-words.ts'
import styles from './share-page.module.css'

/** A funnel page that a member shared by link before it is published, for guests to comment on and approve. */
export function Page() {
  const link = useLinkToken(useParams()['id'] ?? '')
  const query = useQuery(sharedPageQuery(link.token))
  const shared = query.data
  usePageTitle(shared?.title ?? 'Shared page')
  return (
    <PublicPage offer="Make your own pages">
      {shared === undefined ? (
        <SharedStates query={query} link={link} />
      ) : (
        <Shared key={shared.version} token={link.token} shared={shared} />
      )}
    </PublicPage>
  )
}

const WIDTHS = [
  { label: 'Desktop', value: 'desktop' },
  { label: 'Phone', value: 'phone' },
]

function Shared({ token, shared }: { token: string; shared: SharedPage }) {
  const { title, workspace_name, version, allows_comments } = shared
  const { mutateAsync: review } = useReviewAsGuest(token, toSharedPageKey(token))
  const [width, setWidth] = useState('desktop')
  const [anchor, setAnchor] = useState('')
  return (
    <>
      <PageHeader title={title} description={`A page of ${workspace_name}, before it is published`} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <span className={styles.widths}>
            <Segmented aria-label="Width of the page" options={WIDTHS} value={width} onChange={setWidth} />
          </span>
          <iframe
            className={styles.frame}
            data-width={width}
            title={title}
            src={`${toDocumentAddress(shared)}${anchor}`}
            sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          />
        </div>
        <aside className={styles.aside} aria-label="Feedback">
          <GuestApproval what="page" review={shared.review} version={version} isOpen={allows_comments} send={review} />
          {allows_comments ? <Comments token={token} sections={shared.sections} onShow={setAnchor} /> : null}
        </aside>
      </div>
    </>
  )
}

interface CommentsProps {
  token: string
  sections: SharedPage['sections']
  /** Called with the anchor of a section. */
  onShow: (anchor: string) => void
}

/** Comments on the whole page and on each of its sections. */
function Comments({ token, sections, onShow }: CommentsProps) {
  const query = useInfiniteQuery(guestCommentsQuery(token))
  const threads = query.data?.pages.flatMap(({ data }) => data) ?? []
  const known = new Set(sections.map(({ id }) => id))
  return (
    <section className={styles.comments} aria-label="Comments">
      <h2 className={styles.title}>The whole page</h2>
      <GuestComments
        token={token}
        threads={threads.filter(({ section }) => !known.has(section))}
        label="Comment on the page"
        getPlace={() => ({})}
      />
      <h2 className={styles.title}>Its sections</h2>
      <ol role="list" className={styles.sections}>
        {sections.map(({ id, type, title }) => (
          <li key={id} className={styles.section}>
            <Button type="link" className={styles.jump ?? ''} onClick={() => onShow(`#s-${id}`)}>
              <span className={styles.type}>{SECTION_LABELS[type]}</span>
              {title === '' ? null : <span dir="auto">{title}</span>}
            </Button>
            <GuestComments
              token={token}
              threads={threads.filter(({ section }) => section === id)}
              label="Comment"
              getPlace={() => ({ section: id })}
            />
          </li>
        ))}
      </ol>
      {query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more comments
        </Button>
      ) : null}
    </section>
  )
}
