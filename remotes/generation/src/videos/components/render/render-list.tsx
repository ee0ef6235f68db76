import { downloadFile } from '@marquee/api-client/download-file'
import type { RenderedVideo, VideoRender } from '@marquee/contract/video-renders'
import { ErrorState } from '@marquee/ui/error-state'
import { formatCount } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PlayableVideo } from '@marquee/ui/playable-video'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import { Button, Progress } from 'antd'
import { Captions, Download, GitCompare, X } from 'lucide-react'
import { StatusTag } from '../../../components/status-tag.tsx'
import { useCanGenerate } from '../../../state/rights.ts'
import { isInProgress, useCancelVideoRender, videoRendersQuery } from '../../api/video-renders.ts'
import styles from './render.module.css'

/** The renders of a video, newest first: each is a version that can be played and downloaded. */
export function RenderList({ videoId, onCompare }: { videoId: string; onCompare: (renderId: string) => void }) {
  const query = useQuery(videoRendersQuery(videoId))
  if (query.isError) {
    return (
      <ErrorState title="The renders could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  if (query.data === undefined) {
    return <ListSkeleton label="Loading renders" />
  }
  return query.data.length === 0 ? null : (
    <ol role="list" className={styles.renders} aria-label="Renders">
      {query.data.map((render) => (
        <li key={render.id}>
          <RenderCard render={render} onCompare={() => onCompare(render.id)} />
        </li>
      ))}
    </ol>
  )
}

function RenderCard({ render, onCompare }: { render: VideoRender; onCompare: () => void }) {
  const { number, status, progress, files, encoding, credits_used, created_at } = render
  const canGenerate = useCanGenerate()
  const tellOutcome = useOutcomeToast()
  const { mutateAsync: cancel, isPending } = useCancelVideoRender(render.video_id)
  return (
    <article className={styles.render} aria-label={`Render ${number}`}>
      <header className={styles.head}>
        <strong>
          Version {number} · {encoding.toUpperCase()}
        </strong>
        <StatusTag status={status} progress={progress} />
        <span className={styles.note}>
          <RelativeTime value={created_at} />
          {credits_used === 0 ? '' : ` · ${formatCount(credits_used, 'credit')}`}
        </span>
        <Button size="small" icon={<GitCompare size={14} aria-hidden />} onClick={onCompare}>
          Compare version {number}
        </Button>
        {isInProgress(render) && canGenerate ? (
          <Button
            size="small"
            icon={<X size={14} aria-hidden />}
            loading={isPending}
            onClick={() => void tellOutcome(cancel(render), { failure: 'The render was not canceled' })}
          >
            Cancel
          </Button>
        ) : null}
      </header>
      <ul role="list" className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <RenderedFile file={file} />
          </li>
        ))}
      </ul>
    </article>
  )
}

function RenderedFile({ file }: { file: RenderedVideo }) {
  const { aspect_ratio, status, progress, width, height, url, poster_url, captions_url, failed_reason, findings } = file
  const { mended, is_free: isFree } = file
  return (
    <div className={styles.file}>
      <p className={styles.name}>
        {aspect_ratio} · {width} × {height}
      </p>
      {url === null ? null : (
        <>
          <PlayableVideo
            className={styles.video}
            src={url}
            {...(poster_url !== null && { poster: poster_url })}
            width={width}
            height={height}
            controls
            preload="none"
            aria-label={`The video in ${aspect_ratio}`}
            fallback={poster_url === null ? null : <img className={styles.video} src={poster_url} alt="" />}
          />
          <div className={styles.buttons}>
            <Button
              type="primary"
              size="small"
              icon={<Download size={14} aria-hidden />}
              aria-label={`Download ${aspect_ratio}`}
              onClick={() => void downloadFile(url)}
            >
              Download
            </Button>
            {captions_url === null ? null : (
              <Button
                size="small"
                icon={<Captions size={14} aria-hidden />}
                aria-label={`Download captions of ${aspect_ratio}`}
                onClick={() => void downloadFile(captions_url)}
              >
                Captions
              </Button>
            )}
          </div>
        </>
      )}
      {isInProgress(file) ? <Progress percent={progress} aria-label={`Progress of ${aspect_ratio}`} /> : null}
      {status === 'failed' ? <p className={styles.problem}>{failed_reason} No credits were charged.</p> : null}
      {mended.length === 0 ? null : (
        <ul className={styles.findings} aria-label={`Mended in ${aspect_ratio}`}>
          {mended.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {isFree ? <p className={styles.note}>The check found a fault of ours, so that this file costs nothing.</p> : null}
      {findings.length === 0 ? null : (
        <ul className={styles.findings} aria-label={`Findings in ${aspect_ratio}`}>
          {findings.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
