import { href } from '@marquee/remote-kit/routes'
import { FormSection } from '@marquee/ui/form-section'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { briefImagesQuery, useDetachBriefImage } from '../api/brief-images.ts'
import { briefVideosQuery, useDetachBriefVideo } from '../api/brief-videos.ts'
import { useCanEditBriefs } from '../state/use-can-edit-briefs.ts'
import styles from './brief-creatives.module.css'

/** The generated images and the videos of a brief; renders nothing while there are none. */
export function BriefCreatives({ briefId }: { briefId: string }) {
  const { data: images = [] } = useQuery(briefImagesQuery(briefId))
  const { data: videos = [] } = useQuery(briefVideosQuery(briefId))
  const { mutateAsync: detachImage } = useDetachBriefImage(briefId)
  const { mutateAsync: detachVideo } = useDetachBriefVideo(briefId)
  return (
    <>
      <AttachedCreatives
        title="Images"
        creatives={images.map(({ id, title, aspect_ratio, thumbnail_url, order_id }) => ({
          id,
          name: `${title}, ${aspect_ratio}`,
          imageUrl: thumbnail_url,
          to: href('image-generation-details', { params: { id: order_id } }),
        }))}
        detach={detachImage}
        failure="The image was not removed"
      />
      <AttachedCreatives
        title="Videos"
        creatives={videos.map(({ id, title, files }) => ({
          id,
          name: title,
          imageUrl: files[0]?.poster_url ?? null,
          to: href('edit-ai-video', { params: { id } }),
        }))}
        detach={detachVideo}
        failure="The video was not removed"
      />
    </>
  )
}

interface AttachedCreativesProps {
  title: 'Images' | 'Videos'
  creatives: readonly { id: string; name: string; imageUrl: string | null; to: string }[]
  detach: (id: string) => Promise<unknown>
  failure: string
}

function AttachedCreatives({ title, creatives, detach, failure }: AttachedCreativesProps) {
  const canEdit = useCanEditBriefs()
  const tellOutcome = useOutcomeToast()
  return creatives.length === 0 ? null : (
    <FormSection title={title}>
      <ul role="list" className={styles.creatives} aria-label={`${title} of the brief`}>
        {creatives.map(({ id, name, imageUrl, to }) => (
          <li key={id} className={styles.creative}>
            <Link to={to} aria-label={name}>
              <img src={imageUrl ?? ''} alt="" loading="lazy" decoding="async" />
            </Link>
            {canEdit ? (
              <Button
                size="small"
                className={styles.remove ?? ''}
                icon={<X size={14} aria-hidden />}
                aria-label={`Remove ${name} from the brief`}
                onClick={() => void tellOutcome(detach(id), { failure })}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </FormSection>
  )
}
