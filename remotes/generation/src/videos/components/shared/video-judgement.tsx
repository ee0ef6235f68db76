import type { CallOutput } from '@marquee/contract/endpoint'
import type { getSharedVideo } from '@marquee/contract/shared-videos'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import { GuestApproval } from '@marquee/ui/guest-approval'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { type RefObject, useEffect, useRef } from 'react'
import { guestCommentsQuery, useReviewAsGuest } from '../../../api/creative-feedback.ts'
import { GuestComments } from '../../../components/feedback/guest-comments.tsx'
import feedback from '../../../components/feedback/feedback.module.css'
import { toSharedVideoKey } from '../../api/sharing.ts'
import { formatTimeCode } from '../../state/timeline-scale.ts'
import styles from './video-judgement.module.css'

interface VideoJudgementProps {
  token: string
  shared: CallOutput<typeof getSharedVideo>['data']
  /** The list of the video's files, in which a comment finds its moment. */
  files: RefObject<HTMLElement | null>
}

/** The approval of a shared video, and comments at its moments. */
export function VideoJudgement({ token, shared, files }: VideoJudgementProps) {
  const { version, review, frames, allows_comments } = shared
  const { mutateAsync } = useReviewAsGuest(token, toSharedVideoKey(token))
  const query = useInfiniteQuery({ ...guestCommentsQuery(token), enabled: allows_comments })
  const threads = query.data?.pages.flatMap(({ data }) => data) ?? []

  const lastPlayed = useLastPlayed(files)

  /** The moment of the file that the guest has played last; null where none was. */
  function readFrame(): number | null {
    const played = lastPlayed.current
    return played === null ? null : Math.min(frames - 1, Math.round(played.currentTime * FRAMES_PER_SECOND))
  }

  function listVideos(): HTMLVideoElement[] {
    return [...(files.current?.querySelectorAll('video') ?? [])]
  }

  function show(frame: number): void {
    for (const video of listVideos()) {
      video.pause()
      video.currentTime = frame / FRAMES_PER_SECOND
    }
    const seen = lastPlayed.current ?? listVideos()[0]
    seen?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <aside className={styles.aside} aria-label="Feedback">
      {version === null ? null : (
        <GuestApproval what="video" version={version} review={review} isOpen={allows_comments} send={mutateAsync} />
      )}
      {allows_comments ? (
        <section className={styles.comments} aria-labelledby="comments">
          <h2 id="comments" className={styles.title}>
            Comments
          </h2>
          <p className={styles.hint}>Pause the video where something should change: the comment keeps the time.</p>
          <GuestComments
            token={token}
            threads={threads.toSorted((one, other) => (one.frame ?? 0) - (other.frame ?? 0))}
            label="Comment"
            getPlace={() => ({ frame: readFrame() })}
            describePlace={({ frame }) =>
              frame === null ? (
                'The whole video'
              ) : (
                <Button type="link" size="small" className={feedback.place ?? ''} onClick={() => show(frame)}>
                  At {formatTimeCode(frame)}
                </Button>
              )
            }
          />
          {query.hasNextPage ? (
            <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Show more comments
            </Button>
          ) : null}
        </section>
      ) : null}
    </aside>
  )
}

/** The video of a list that was played or sought last; null before the first. */
function useLastPlayed(files: RefObject<HTMLElement | null>): RefObject<HTMLVideoElement | null> {
  const last = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const list = files.current
    function remember({ target }: Event): void {
      if (target instanceof HTMLVideoElement) {
        last.current = target
      }
    }
    // Events of media do not bubble, but they are captured.
    list?.addEventListener('timeupdate', remember, true)
    return () => list?.removeEventListener('timeupdate', remember, true)
  }, [files])
  return last
}
