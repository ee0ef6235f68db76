import type { GeneratedImage, ImageOrder } from '@marquee/contract/image-generation'
import { downloadFile } from '@marquee/api-client/download-file'
import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { createHref } from '@marquee/remote-kit/release-manifest'
import { href } from '@marquee/remote-kit/routes'
import { CreditPrice } from '@marquee/ui/credit-price'
import { Button, Dropdown, Spin } from 'antd'
import {
  Download,
  Ellipsis,
  Pencil,
  RotateCcw,
  ScanSearch,
  Share2,
  Shuffle,
  ThumbsDown,
  ThumbsUp,
  Trash2,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { manifest } from '../../manifest.ts'
import { useCanGenerate } from '../../state/use-can-generate.ts'
import { DOWNLOAD_ENCODINGS, downloadAddress } from '../../state/image-addresses.ts'
import { STATUS_LABELS } from '../../state/image-labels.ts'
import { LinkButton } from '@marquee/ui/link-button'
import styles from './image-tile.module.css'
import type { ImageActions } from './use-image-actions.ts'

const pageHref = createHref(manifest)

interface ImageTileProps {
  order: ImageOrder
  image: GeneratedImage
  actions: ImageActions
  /** Of one image, in credits; undefined while it is not known. */
  price: number | undefined
  onShare: () => void
}

/** One image of an order: the picture, or why there is none yet, and what can be done with it. */
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
    </figure>
  )
}

const ROW_HEIGHT = 165

/** Wide enough for its actions, and else as wide as a row of this height makes it. */
function getTileSize({ width, height }: GeneratedImage): React.CSSProperties {
  const ratio = width / height
  return {
    flex: `${ratio} 1 ${Math.max(165, ratio * ROW_HEIGHT)}px`,
    maxWidth: `${Math.max(190, ratio * ROW_HEIGHT * 1.5)}px`,
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

function TileActions({ name, order, image, actions, price, onShare }: ImageTileProps & { name: string }) {
  const canGenerate = useCanGenerate()
  const isDone = image.status === 'done'
  const isOver = image.status === 'failed' || image.status === 'canceled'
  const cost = price === undefined ? null : <CreditPrice credits={price} />
  const canShare = useIsAllowed({ permission: 'sharing.manage', feature: 'full_product' })
  const canAnalyze = useIsAllowed({ permission: 'analyzer.edit', feature: 'creative_analyzer' })
  const navigate = useNavigate()
  const finished = [
    ...(canShare ? [{ key: 'share', icon: <Share2 size={14} aria-hidden />, label: 'Share by link' }] : []),
    ...(canAnalyze ? [{ key: 'analyze', icon: <ScanSearch size={14} aria-hidden />, label: 'Analyze' }] : []),
    { key: 'vary', icon: <Shuffle size={14} aria-hidden />, label: <span>Another design · {cost}</span> },
  ]
  const removal = { key: 'delete', danger: true, icon: <Trash2 size={14} aria-hidden />, label: 'Delete' }
  const chosen: Readonly<Record<string, () => void>> = {
    share: onShare,
    analyze: () => void navigate(href('creative-analyzer', { query: { image: image.id } })),
    vary: () => actions.vary(image),
    delete: () => actions.remove(image),
  }
  return (
    <span className={styles.actions}>
      {isDone ? (
        <Dropdown
          trigger={['click']}
          menu={{
            items: Object.entries(DOWNLOAD_ENCODINGS).map(([key, label]) => ({ key, label })),
            onClick: ({ key }) => void downloadFile(downloadAddress(order, image, key)),
          }}
        >
          <Button size="small" type="text" icon={<Download size={16} aria-hidden />} aria-label={`Download ${name}`} />
        </Dropdown>
      ) : null}
      {isDone && canGenerate ? (
        <>
          <LinkButton
            size="small"
            type="text"
            icon={<Pencil size={15} aria-hidden />}
            aria-label={`Edit ${name}`}
            to={pageHref('edit-image', { params: { id: order.id, documentId: image.document_id } })}
          />
          <RateButton name={name} image={image} rating="up" onRate={actions.rate} />
          <RateButton name={name} image={image} rating="down" onRate={actions.rate} />
        </>
      ) : null}
      {isOver && canGenerate ? (
        <Button
          size="small"
          icon={<RotateCcw size={14} aria-hidden />}
          aria-label={`Retry ${name}`}
          onClick={() => actions.retry(image)}
        >
          Retry · {cost}
        </Button>
      ) : null}
      {canGenerate ? (
        <Dropdown
          trigger={['click']}
          menu={{
            items: isDone ? [...finished, removal] : [removal],
            onClick: ({ key }) => chosen[key]?.(),
          }}
        >
          <Button size="small" type="text" icon={<Ellipsis size={16} aria-hidden />} aria-label={`More for ${name}`} />
        </Dropdown>
      ) : null}
    </span>
  )
}

interface RateButtonProps {
  name: string
  image: GeneratedImage
  rating: 'up' | 'down'
  onRate: ImageActions['rate']
}

function RateButton({ name, image, rating, onRate }: RateButtonProps) {
  const isChosen = image.rating === rating
  const Icon = rating === 'up' ? ThumbsUp : ThumbsDown
  return (
    <Button
      size="small"
      type="text"
      aria-pressed={isChosen}
      className={(isChosen ? styles.chosen : undefined) ?? ''}
      icon={<Icon size={15} aria-hidden />}
      aria-label={`${name} is ${rating === 'up' ? 'good' : 'not good'}`}
      onClick={() => onRate(image, isChosen ? null : rating)}
    />
  )
}
