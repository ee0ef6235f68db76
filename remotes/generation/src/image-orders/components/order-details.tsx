import { downloadFile } from '@marquee/api-client/download-file'
import type { GeneratedImage, ImageOrder } from '@marquee/contract/image-generation'
import { useIsAllowed, usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { ActionMenu } from '@marquee/ui/action-menu'
import { PageHeader } from '@marquee/ui/page-header'
import { ShareDialog, type ShareSource } from '@marquee/ui/share-dialog'
import { useQuery } from '@tanstack/react-query'
import { Button, Progress } from 'antd'
import { Download, FilePlus2, Share2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { creditsQuery } from '../../api/credits.ts'
import { imageShareSource, orderShareSource } from '../api/sharing.ts'
import { archiveAddress, DOWNLOAD_ENCODINGS, rightsAddress } from '../state/image-addresses.ts'
import { useCanGenerate } from '../../state/rights.ts'
import { AttachToBriefDialog } from '../../components/attach-to-brief-dialog.tsx'
import { useAttachBriefImages } from '../../api/briefs.ts'
import { ImageTile } from './image-tile.tsx'
import styles from './order-details.module.css'
import { OrderFacts } from './order-facts.tsx'
import { StatusTag } from '../../components/status-tag.tsx'
import { useImageActions } from '../state/use-image-actions.ts'

/** An order with its images, each of which appears when it is finished. */
export function OrderDetails({ order }: { order: ImageOrder }) {
  usePageTitle(order.title)
  const [isAttaching, setAttaching] = useState(false)
  const [shared, setShared] = useState<ShareSource | null>(null)
  const actions = useImageActions(order.id)
  const credits = useQuery(creditsQuery())
  const price = credits.data?.prices.find(({ feature }) => feature === 'image_generation')?.credits
  useDrawEdited(order, actions.drawEdited)
  const designs = Map.groupBy(order.images, ({ variation }) => variation)
  return (
    <>
      <PageHeader
        before={<Link to={href('image-generation')}>All images</Link>}
        title={order.title}
        description={<StatusTag status={order.status} progress={order.progress} />}
        actions={
          <OrderActions
            order={order}
            onAttach={() => setAttaching(true)}
            onCancel={actions.cancel}
            onShare={() => setShared(orderShareSource(order.id))}
          />
        }
      />
      <OrderProgress order={order} />
      <div className={styles.columns}>
        <div className={styles.designs}>
          {[...designs].map(([variation, images]) => (
            <Design
              key={variation}
              variation={variation}
              isOnly={designs.size === 1}
              reason={images.find(({ layout_reason }) => layout_reason !== null)?.layout_reason ?? null}
            >
              {images.map((image) => (
                <ImageTile
                  key={image.id}
                  order={order}
                  image={image}
                  actions={actions}
                  price={price}
                  onShare={() => setShared(imageShareSource(order.id, image.id))}
                />
              ))}
            </Design>
          ))}
          {order.images.length === 0 ? <p>All images of this order have been deleted.</p> : null}
        </div>
        <OrderFacts order={order} />
      </div>
      {shared === null ? null : (
        <ShareDialog title="Share by link" source={shared} isOpen onClose={() => setShared(null)} />
      )}
      {isAttaching ? <AttachImagesDialog order={order} onClose={() => setAttaching(false)} /> : null}
    </>
  )
}

/** Draws images that were edited, so that the user sees them after the editor: each version is drawn once, at no cost. */
function useDrawEdited(order: ImageOrder, draw: () => void): void {
  const canGenerate = useCanGenerate()
  const outdated = order.images.filter(({ is_outdated }) => is_outdated).length
  const start = useEffectEvent(draw)
  useEffect(() => {
    if (outdated > 0 && canGenerate) {
      start()
    }
  }, [outdated, canGenerate])
}

interface DesignProps {
  variation: number
  isOnly: boolean
  /** Why it has its layout; null before it is drawn. */
  reason: string | null
  children: React.ReactNode
}

function Design({ variation, isOnly, reason, children }: DesignProps) {
  return (
    <section aria-label={`Design ${variation}`}>
      {isOnly ? null : <h2 className={styles.name}>Design {variation}</h2>}
      <div className={styles.grid}>{children}</div>
      {reason === null ? null : <p className={styles.reason}>{reason}</p>}
    </section>
  )
}

function isInWork({ status }: Pick<ImageOrder, 'status'>): boolean {
  return status === 'queued' || status === 'running'
}

function isDone({ status }: GeneratedImage): boolean {
  return status === 'done'
}

function OrderProgress({ order }: { order: ImageOrder }) {
  const finished = order.images.filter(isDone).length
  return (
    <div aria-live="polite" className={styles.progress}>
      {isInWork(order) ? (
        <>
          <Progress percent={order.progress} showInfo={false} aria-label="Progress of the order" />
          <span>
            {finished} of {order.images.length} images are ready. You can leave this page; they go on being made.
          </span>
        </>
      ) : null}
    </div>
  )
}

/** The key of the menu's entry that is no archive. */
const RIGHTS = 'rights'

interface OrderActionsProps {
  order: ImageOrder
  onAttach: () => void
  onCancel: () => void
  onShare: () => void
}

function OrderActions({ order, onAttach, onCancel, onShare }: OrderActionsProps) {
  const canShare = useIsAllowed({ permission: 'sharing.manage', feature: 'full_product' })
  const canGenerate = useCanGenerate()
  const hasFinished = order.images.some(isDone)
  return (
    <>
      {isInWork(order) && canGenerate ? <Button onClick={onCancel}>Cancel</Button> : null}
      {hasFinished && canGenerate ? (
        <Button icon={<FilePlus2 size={16} aria-hidden />} onClick={onAttach}>
          Attach to a brief
        </Button>
      ) : null}
      {hasFinished && canShare ? (
        <Button icon={<Share2 size={16} aria-hidden />} onClick={onShare}>
          Share
        </Button>
      ) : null}
      {hasFinished ? (
        <ActionMenu
          items={[
            ...Object.entries(DOWNLOAD_ENCODINGS).map(([key, label]) => ({ key, label: `All as ${label} (ZIP)` })),
            { key: RIGHTS, label: 'Rights and disclosure sheet' },
          ]}
          onChoose={(key) => void downloadFile(key === RIGHTS ? rightsAddress(order) : archiveAddress(order, key))}
        >
          {(button) => (
            <Button {...button} type="primary" icon={<Download size={16} aria-hidden />}>
              Download all
            </Button>
          )}
        </ActionMenu>
      ) : null}
    </>
  )
}

/** Attaches all finished images of an order to a brief. */
function AttachImagesDialog({ order, onClose }: { order: ImageOrder; onClose: () => void }) {
  const { mutateAsync: attach } = useAttachBriefImages()
  const imageIds = order.images.filter(({ status }) => status === 'done').map(({ id }) => id)
  return (
    <AttachToBriefDialog
      hint="All finished images of this order are attached."
      success={imageIds.length === 1 ? 'Image attached' : `${imageIds.length} images attached`}
      onAttach={(briefId) => attach({ briefId, imageIds })}
      onClose={onClose}
    />
  )
}
