import type { BriefImage } from '@marquee/contract/brief-images'
import { useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { FormSection } from '@marquee/ui/form-section'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { briefImagesQuery, useDetachBriefImage } from '../api/brief-images.ts'
import { useCanEditBriefs } from '../state/use-can-edit-briefs.ts'
import styles from './brief-images.module.css'

/** The generated images of a brief; renders nothing while there are none. */
export function BriefImages({ briefId }: { briefId: string }) {
  const { data: images = [] } = useQuery(briefImagesQuery(briefId))
  const { mutateAsync: detach } = useDetachBriefImage(briefId)
  const showToast = useToast()

  async function takeOff({ id }: BriefImage): Promise<void> {
    try {
      await detach(id)
    } catch (error) {
      const detail = error instanceof Error ? error.message : 'Try again.'
      showToast({ severity: 'error', summary: 'The image was not removed', detail })
    }
  }

  return images.length === 0 ? null : (
    <FormSection title="Images">
      <ul role="list" className={styles.images} aria-label="Images of the brief">
        {images.map((image) => (
          <AttachedImage key={image.id} image={image} onDetach={() => void takeOff(image)} />
        ))}
      </ul>
    </FormSection>
  )
}

function AttachedImage({ image, onDetach }: { image: BriefImage; onDetach: () => void }) {
  const { title, aspect_ratio, thumbnail_url, order_id } = image
  const canEdit = useCanEditBriefs()
  const name = `${title}, ${aspect_ratio}`
  return (
    <li className={styles.image}>
      <Link to={href('image-generation-details', { params: { id: order_id } })} aria-label={name}>
        <img src={thumbnail_url ?? ''} alt="" loading="lazy" decoding="async" />
      </Link>
      {canEdit ? (
        <Button
          size="small"
          className={styles.remove ?? ''}
          icon={<X size={14} aria-hidden />}
          aria-label={`Remove ${name} from the brief`}
          onClick={onDetach}
        />
      ) : null}
    </li>
  )
}
