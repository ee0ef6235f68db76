import type { VideoRender } from '@marquee/contract/video-renders'
import { PlayableVideo } from '@marquee/ui/playable-video'
import { Button } from 'antd'
import { Play } from 'lucide-react'
import { useRef } from 'react'
import styles from './versions.module.css'

/** The finished files of one or two versions side by side, in the first format that all of them have. */
export function ComparedVideos({ renders }: { renders: readonly VideoRender[] }) {
  const group = useRef<HTMLDivElement>(null)
  const formats = renders.map(({ files }) =>
    files.flatMap(({ url, aspect_ratio }) => (url === null ? [] : [aspect_ratio])),
  )
  const [format] = formats[0]?.filter((ratio) => formats.every((other) => other.includes(ratio))) ?? []
  if (format === undefined) {
    return <p className={styles.note}>There are no finished files of the same format to look at.</p>
  }

  function playTogether(): void {
    for (const video of group.current?.querySelectorAll('video') ?? []) {
      video.currentTime = 0
      void video.play()
    }
  }

  return (
    <div ref={group} className={styles.compared}>
      <div className={styles.videos}>
        {renders.map(({ id, number, files }) => {
          const file = files.find(({ aspect_ratio }) => aspect_ratio === format)
          return file === undefined ? null : (
            <figure key={id} className={styles.video}>
              <PlayableVideo
                src={file.url ?? ''}
                poster={file.poster_url ?? ''}
                width={file.width}
                height={file.height}
                preload="metadata"
                aria-label={`Version ${number} in ${format}`}
                fallback={<img src={file.poster_url ?? ''} alt="" />}
              />
              <figcaption>Version {number}</figcaption>
            </figure>
          )
        })}
      </div>
      {renders.length < 2 ? null : (
        <Button icon={<Play size={14} aria-hidden />} onClick={playTogether}>
          Play both
        </Button>
      )}
    </div>
  )
}
