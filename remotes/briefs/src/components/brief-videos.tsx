import type { SharedVideo } from '@marquee/contract/shared-videos'
import { useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { FormSection } from '@marquee/ui/form-section'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { briefVideosQuery, useDetachBriefVideo } from '../api/brief-videos.ts'
import { useCanEditBriefs } from '../state/use-can-edit-briefs.ts'
import styles from './brief-images.module.css'

/** The videos of a brief; renders nothing while there are none. */
export function BriefVideos({ briefId }: { briefId: string }) {
  const { data: videos = [] } = useQuery(briefVideosQuery(briefId))
  const { mutateAsync: detach } = useDetachBriefVideo(briefId)
  const showToast = useToast()

  async function takeOff({ id }: SharedVideo): Promise<void> {
    try {
      await detach(id)
    } catch (error) {
      const detail = error instanceof Error ? error.message : 'Try again.'
      showToast({ severity: 'error', summary: 'The video was not removed', detail })
    }
  }

  return videos.length === 0 ? null : (
    <FormSection title="Videos">
      <ul role="list" className={styles.images} aria-label="Videos of the brief">
        {videos.map((video) => (
          <AttachedVideo key={video.id} video={video} onDetach={() => void takeOff(video)} />
        ))}
      </ul>
    </FormSection>
  )
}

function AttachedVideo({ video, onDetach }: { video: SharedVideo; onDetach: () => void }) {
  const { id, title, files } = video
  const canEdit = useCanEditBriefs()
  return (
    <li className={styles.image}>
      <Link to={href('edit-ai-video', { params: { id } })} aria-label={`Video: ${title}`}>
        <img src={files[0]?.poster_url ?? ''} alt="" loading="lazy" decoding="async" />
      </Link>
      {canEdit ? (
        <Button
          size="small"
          className={styles.remove ?? ''}
          icon={<X size={14} aria-hidden />}
          aria-label={`Remove ${title} from the brief`}
          onClick={onDetach}
        />
      ) : null}
    </li>
  )
}
