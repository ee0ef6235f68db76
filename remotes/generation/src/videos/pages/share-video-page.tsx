import type { CallOutput } from '@marquee/contract/endpoint'
import type { getSharedVideo, SharedVideoFile } from '@marquee/contract/shared-videos'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { useLinkToken } from '@marquee/ui/link-token'
import { PageHeader } from '@marquee/ui/page-header'
import { PlayableVideo } from '@marquee/ui/playable-video'
import { PublicPage, SharedStates } from '@marquee/ui/public-page'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { sharedVideoQuery } from '../api/sharing.ts'
import { VideoJudgement } from '../components/shared/video-judgement.tsx'
import styles from './share-video-page.module.css'

/** A video that a member shared by link, in each format of its newest finished render. */
export function Page() {
  const link = useLinkToken(useParams()['id'] ?? '')
  const { token } = link
  const query = useQuery(sharedVideoQuery(token))
  const shared = query.data
  usePageTitle(shared?.title ?? 'Shared video')
  return (
    <PublicPage offer="Make your own videos">
      {shared === undefined ? <SharedStates query={query} link={link} /> : <Shared token={token} shared={shared} />}
    </PublicPage>
  )
}

interface SharedProps {
  token: string
  shared: CallOutput<typeof getSharedVideo>['data']
}

function Shared({ token, shared }: SharedProps) {
  const { title, workspace_name, frames, files, allows_download, allows_comments, version, review } = shared
  const list = useRef<HTMLUListElement>(null)
  const captions = useTextAddress(shared.captions)
  const isJudged = version !== null && (allows_comments || review !== null)
  const length = files.length === 0 ? '' : `, ${Math.round(frames / FRAMES_PER_SECOND)} seconds`
  return (
    <>
      <PageHeader title={title} description={`A video of ${workspace_name}${length}`} />
      {files.length === 0 ? (
        <EmptyState title="The video is not finished yet">Come back in a few minutes.</EmptyState>
      ) : null}
      <div className={isJudged ? styles.columns : undefined}>
        <ul ref={list} role="list" className={styles.files} aria-label="Formats">
          {files.map((file) => (
            <li key={file.id}>
              <SharedFile title={title} file={file} captions={captions} isSaveable={allows_download} />
            </li>
          ))}
        </ul>
        {isJudged ? <VideoJudgement token={token} shared={shared} files={list} /> : null}
      </div>
    </>
  )
}

interface SharedFileProps {
  title: string
  file: SharedVideoFile
  captions: string | null
  isSaveable: boolean
}

function SharedFile({ title, file, captions, isSaveable }: SharedFileProps) {
  const { url, poster_url, width, height, aspect_ratio, file_name } = file
  return (
    <figure className={styles.file}>
      <PlayableVideo
        className={styles.video}
        src={url}
        {...(poster_url !== null && { poster: poster_url })}
        width={width}
        height={height}
        // The size is known before the first frame: as high as the screen allows, and no wider than the page.
        style={{ width: `calc(min(640px, 74vh) * ${width / height})` }}
        preload="metadata"
        aria-label={`${title} in ${aspect_ratio}`}
        fallback={poster_url === null ? null : <img className={styles.video} src={poster_url} alt="" />}
      >
        {captions === null ? null : <track default kind="captions" src={captions} label="Captions" />}
      </PlayableVideo>
      <figcaption className={styles.caption}>
        <span>
          {aspect_ratio} · {width} × {height}
        </span>
        {isSaveable ? (
          <Button
            size="small"
            icon={<Download size={14} aria-hidden />}
            aria-label={`Download ${aspect_ratio}`}
            href={url}
            download={file_name}
          >
            Download
          </Button>
        ) : null}
      </figcaption>
    </figure>
  )
}

/** An address under which the browser reads a text, while the page is open; null without a text. */
function useTextAddress(text: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (text === null) {
      return undefined
    }
    const made = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))
    // oxlint-disable-next-line react/set-state-in-effect -- an address must be given back, which only an effect can do
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [text])
  return address
}
