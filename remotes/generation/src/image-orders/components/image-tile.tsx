import type { GeneratedImage, ImageOrder } from '@marquee/contract/image-generation'
import { Spin } from 'antd'
import { STATUS_LABELS } from '../../state/image-labels.ts'
import styles from './image-tile.module.css'
import { TileActions } from './tile-actions.tsx'
import type { ImageActions } from '../state/use-image-actions.ts'

interface ImageTileProps {
  order: ImageOrder
  image: GeneratedImage
  actions: ImageActions
  /** The price of one image, in credits; undefined while it is unknown. */
  price: number | undefined
  onShare: () => void
}

/** One image of an order: the image or the reason why there is none yet, and its actions. */
export function ImageTile({ order, image, actions, price, onShare }: ImageTileProps) {
  const { aspect_ratio, variation, url, status } = image
  const name = `Design ${variation}, ${aspect_ratio}`
  return (
    <figure className={styles.tile} style={getTileSize(image)} aria-label={name}>
      <div className={styles.frame} style={{ aspectRatio: aspect_ratio.replace(':', ' / ') }} data-status={status}>
        {url === null ? (
          <Waiting image={image} />
        ) : (
          <a href={url} target="_blank" rel="noreferrer" aria-label={`Open ${name} in full size`}>
            <img src={image.thumbnail_url ?? url} alt={`${order.words.headline}, ${aspect_ratio}`} decoding="async" />
          </a>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.ratio}>{image.is_outdated ? `${aspect_ratio}, updating…` : aspect_ratio}</span>
        <TileActions name={name} order={order} image={image} actions={actions} price={price} onShare={onShare} />
      </figcaption>
      {image.layout_hints.map((hint) => (
        <p key={hint} className={styles.reason}>
          {hint}
        </p>
      ))}
    </figure>
  )
}

const ROW_HEIGHT = 165

/** The format and the actions of an image fit beside each other in this width, in pixels. */
const CAPTION_WIDTH = 205

/** The tile is wide enough for its caption, or two fit on a phone; otherwise the image's ratio at this row height sets the width. */
function getTileSize({ width, height }: GeneratedImage): React.CSSProperties {
  const ratio = width / height
  return {
    flex: `${ratio} 1 max(min(${CAPTION_WIDTH}px, 47%), ${ratio * ROW_HEIGHT}px)`,
    maxWidth: `${Math.max(CAPTION_WIDTH + 20, ratio * ROW_HEIGHT * 1.5)}px`,
  }
}

function Waiting({ image: { status, failed_reason } }: { image: GeneratedImage }) {
  const isWorking = status === 'queued' || status === 'running'
  return (
    <div className={styles.waiting} role="status">
      {isWorking ? <Spin size="small" /> : null}
      <span className={styles.state}>{status === 'running' ? 'Drawing…' : STATUS_LABELS[status]}</span>
      {failed_reason === null ? null : <span className={styles.reason}>{failed_reason}</span>}
      {status === 'failed' || status === 'canceled' ? (
        <span className={styles.reason}>No credits were charged.</span>
      ) : null}
    </div>
  )
}
