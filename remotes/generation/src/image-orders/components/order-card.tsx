import type { ImageOrder } from '@marquee/contract/image-generation'
import { href } from '@marquee/remote-kit/routes'
import { RelativeTime } from '@marquee/ui/relative-time'
import { ImageIcon } from 'lucide-react'
import { SOURCE_LABELS } from '../../state/image-labels.ts'
import { useCanGenerate } from '../../state/rights.ts'
import { ItemCard } from '../../components/item-card.tsx'
import card from '../../components/item-card.module.css'
import styles from './order-card.module.css'
import { StatusTag } from '../../components/status-tag.tsx'

const MOST_SHOWN = 4

interface OrderCardProps {
  order: ImageOrder
  onDelete: (order: ImageOrder) => void
}

/** An order in the list: its first images, its purpose and its status. */
export function OrderCard({ order, onDelete }: OrderCardProps) {
  const { id, title, images, status, progress, source, brand_name, source_name, created_at } = order
  const canGenerate = useCanGenerate()
  const shown = images.slice(0, MOST_SHOWN)
  return (
    <ItemCard
      title={title}
      to={href('image-generation-details', { params: { id } })}
      image={
        <div className={styles.strip} data-count={shown.length}>
          {shown.map((image) => (
            <span key={image.id} className={styles.frame}>
              {image.thumbnail_url === null ? (
                <ImageIcon size={22} aria-hidden />
              ) : (
                <img src={image.thumbnail_url} alt="" loading="lazy" decoding="async" />
              )}
            </span>
          ))}
        </div>
      }
      onDelete={canGenerate ? () => onDelete(order) : undefined}
    >
      <p className={card.more} dir="auto">
        {[brand_name, source_name ?? SOURCE_LABELS[source.kind]].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.facts}>
        <StatusTag status={status} progress={progress} />
        <span>
          {images.length} {images.length === 1 ? 'image' : 'images'}
        </span>
        <RelativeTime value={created_at} />
      </p>
    </ItemCard>
  )
}
