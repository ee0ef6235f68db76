import type { Ad, Transcript } from '@marquee/contract/ads'
import { CopyButton } from '@marquee/ui/copy-button'
import { formatDuration } from '@marquee/ui/format-duration'
import { hasVideo } from '@marquee/ui/has-video'
import { useRef } from 'react'
import styles from './ad-transcript.module.css'
import { DetailsSection } from './details-section.tsx'

/** The spoken text of the video, with times. If we or the source have the video, a click on a line plays the video from there. */
export function AdTranscript({ ad }: { ad: Pick<Ad, 'transcript' | 'media'> }) {
  const list = useRef<HTMLOListElement>(null)
  if (ad.transcript.length === 0) {
    return null
  }
  function playFrom(seconds: number): void {
    const videoMedia = list.current?.closest('article')?.querySelector('video')
    if (videoMedia) {
      videoMedia.currentTime = seconds
      videoMedia.scrollIntoView({ block: 'nearest' })
      // A browser that blocks automatic playback still shows the frame at this time.
      void videoMedia.play().catch(() => {})
    }
  }
  const canPlay = ad.media.some(hasVideo)
  return (
    <DetailsSection title="Transcript">
      <div className={styles.transcript}>
        <div className={styles.head}>
          <CopyButton text={toText(ad.transcript)} label="Copy: transcript" />
        </div>
        <ol ref={list} className={styles.lines} role="list">
          {ad.transcript.map((line) => (
            <li key={`${line.start_s} ${line.text}`}>
              {canPlay ? (
                <button type="button" className={styles.line} onClick={() => playFrom(line.start_s)}>
                  <Line line={line} />
                </button>
              ) : (
                <div className={styles.line}>
                  <Line line={line} />
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </DetailsSection>
  )
}

function Line({ line }: { line: Transcript[number] }) {
  return (
    <>
      <span className={styles.time}>{formatDuration(line.start_s)}</span> <span dir="auto">{line.text}</span>
    </>
  )
}

function toText(transcript: Transcript): string {
  return transcript.map(({ start_s, text }) => `${formatDuration(start_s)} ${text}`).join('\n')
}
