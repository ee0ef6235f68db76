import { downloadFile } from '@marquee/api-client/download-file'
import type { GeneratedImage, ImageOrder } from '@marquee/contract/image-generation'
import { createHref } from '@marquee/remote-kit/release-manifest'
import { ActionMenu } from '@marquee/ui/action-menu'
import { CreditPrice } from '@marquee/ui/credit-price'
import { LinkButton } from '@marquee/ui/link-button'
import { Button } from 'antd'
import { Download, Pencil, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react'
import { manifest } from '../../manifest.ts'
import { DOWNLOAD_ENCODINGS, downloadAddress } from '../state/image-addresses.ts'
import { useCanGenerate } from '../../state/rights.ts'
import styles from './image-tile.module.css'
import { TileMenu } from './tile-menu.tsx'
import type { ImageActions } from '../state/use-image-actions.ts'

const pageHref = createHref(manifest)

interface TileActionsProps {
  name: string
  order: ImageOrder
  image: GeneratedImage
  actions: ImageActions
  /** The price of one image, in credits; undefined while it is unknown. */
  price: number | undefined
  onShare: () => void
}

/** The actions of an image, depending on its status and the user's rights. */
export function TileActions({ name, order, image, actions, price, onShare }: TileActionsProps) {
  const canGenerate = useCanGenerate()
  const isDone = image.status === 'done'
  const isOver = image.status === 'failed' || image.status === 'canceled'
  const cost = price === undefined ? null : <CreditPrice credits={price} />
  return (
    <span className={styles.actions}>
      {isDone ? <DownloadMenu name={name} order={order} image={image} /> : null}
      {isDone && canGenerate ? (
        <>
          <LinkButton
            size="small"
            type="text"
            icon={<Pencil size={15} aria-hidden />}
            aria-label={`Edit ${name}`}
            to={pageHref('edit-image', {
              params: { id: order.id, documentId: image.document_id },
              query: { format: image.aspect_ratio },
            })}
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
        <TileMenu name={name} order={order} image={image} actions={actions} cost={cost} onShare={onShare} />
      ) : null}
    </span>
  )
}

function DownloadMenu({ name, order, image }: Pick<TileActionsProps, 'name' | 'order' | 'image'>) {
  return (
    <ActionMenu
      items={Object.entries(DOWNLOAD_ENCODINGS).map(([key, label]) => ({ key, label }))}
      onChoose={(key) => void downloadFile(downloadAddress(order, image, key))}
    >
      {(button) => (
        <Button
          {...button}
          size="small"
          type="text"
          icon={<Download size={16} aria-hidden />}
          aria-label={`Download ${name}`}
        />
      )}
    </ActionMenu>
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
