import { downloadFile } from '@marquee/api-client/download-file'
import { toAddress } from '@marquee/contract/address'
import type { BriefSection } from '@marquee/contract/brief-comments'
import { downloadSharedBrief, type SharedBrief } from '@marquee/contract/shared-briefs'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { CommentThread } from '@marquee/ui/comment-thread'
import { GuestApproval } from '@marquee/ui/guest-approval'
import { GuestCommentForm } from '@marquee/ui/guest-comment-form'
import { useLinkToken } from '@marquee/ui/link-token'
import { PublicPage, SharedStates } from '@marquee/ui/public-page'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Download, MessageSquarePlus, Printer } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import {
  sharedBriefCommentsQuery,
  sharedBriefQuery,
  useCommentSharedBrief,
  useReviewSharedBrief,
} from '../api/shared-briefs.ts'
import { BriefDocument } from '../components/brief-document.tsx'
import { sectionLabels } from '../state/section-labels.ts'
import styles from './share-brief-page.module.css'

/** A brief that a member shared by link: to read, to print, and for guests to comment on and approve. */
export function Page() {
  const link = useLinkToken(useParams()['id'] ?? '')
  const { token } = link
  const query = useQuery(sharedBriefQuery(token))
  const brief = query.data
  usePageTitle(brief?.title ?? 'Shared brief')
  return (
    <PublicPage offer="Write your own briefs">
      {brief === undefined ? <SharedStates query={query} link={link} /> : <Brief token={token} brief={brief} />}
    </PublicPage>
  )
}

function Brief({ token, brief }: { token: string; brief: SharedBrief }) {
  const feedback = (section: BriefSection) =>
    brief.allows_comments ? <SectionFeedback token={token} section={section} /> : null
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <p className={styles.source} dir="auto">
          Creative brief of {brief.workspace_name}
        </p>
        <BriefDocument brief={brief} level={1} renderFeedback={feedback} />
      </div>
      <aside className={styles.aside} aria-label="Feedback">
        <Approval token={token} brief={brief} />
        {feedback('brief')}
        <div className={styles.files}>
          <Button icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
          <Button
            icon={<Download size={16} aria-hidden />}
            onClick={() => void downloadFile(toAddress(downloadSharedBrief, { params: { token } }))}
          >
            PDF
          </Button>
        </div>
      </aside>
    </div>
  )
}

function Approval({ token, brief }: { token: string; brief: SharedBrief }) {
  const { mutateAsync } = useReviewSharedBrief(token)
  const { review, version, allows_comments } = brief
  return <GuestApproval what="brief" review={review} version={version} isOpen={allows_comments} send={mutateAsync} />
}

/** The comments on one part of the brief, and the form to add one. */
function SectionFeedback({ token, section }: { token: string; section: BriefSection }) {
  const query = useInfiniteQuery(sharedBriefCommentsQuery(token))
  const { mutateAsync: comment } = useCommentSharedBrief(token)
  const [isWriting, setWriting] = useState(false)
  const threads = query.data?.pages.flatMap(({ data }) => data).filter((thread) => thread.section === section) ?? []
  const isLast = section === 'brief'
  return (
    <div className={styles.feedback}>
      {isLast && threads.length > 0 ? <h2 className={styles.cardTitle}>Comments on the whole brief</h2> : null}
      {threads.map((thread) => (
        <CommentThread
          key={thread.id}
          thread={thread}
          renderReply={(close) => (
            <GuestCommentForm
              isReply
              send={(body) => comment({ ...body, section, parent_id: thread.id })}
              onDone={close}
            />
          )}
        />
      ))}
      {isLast && query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more comments
        </Button>
      ) : null}
      {isWriting ? (
        <GuestCommentForm send={(body) => comment({ ...body, section })} onDone={() => setWriting(false)} />
      ) : (
        <Button
          size="small"
          type="text"
          className={styles.comment ?? ''}
          icon={<MessageSquarePlus size={16} aria-hidden />}
          aria-label={`Comment on: ${sectionLabels[section]}`}
          onClick={() => setWriting(true)}
        >
          {isLast ? 'Comment on the whole brief' : 'Comment'}
        </Button>
      )}
    </div>
  )
}
