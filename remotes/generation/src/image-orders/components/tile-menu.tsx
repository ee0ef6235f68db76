import type { GeneratedImage, ImageOrder } from '@marquee/contract/image-generation'
import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { ActionMenu } from '@marquee/ui/action-menu'
import { Button } from 'antd'
import { Ellipsis, Filter, ScanSearch, Share2, Shuffle, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { toPageAsset } from '../../state/page-asset.ts'
import type { ImageActions } from '../state/use-image-actions.ts'

interface TileMenuProps {
  name: string
  order: Pick<ImageOrder, 'product_id'>
  image: GeneratedImage
  actions: ImageActions
  /** The price of another design; null while it is unknown. */
  cost: ReactNode
  onShare: () => void
}

/** The less frequent actions of an image; each is shown only to users with the right to it. */
export function TileMenu({ name, order, image, actions, cost, onShare }: TileMenuProps) {
  const canShare = useIsAllowed({ permission: 'sharing.manage', feature: 'full_product' })
  const canAnalyze = useIsAllowed({ permission: 'analyzer.edit', feature: 'creative_analyzer' })
  const navigate = useNavigate()
  const finished = [
    ...(canShare ? [{ key: 'share', icon: <Share2 size={14} aria-hidden />, label: 'Share by link' }] : []),
    ...(canAnalyze ? [{ key: 'analyze', icon: <ScanSearch size={14} aria-hidden />, label: 'Analyze' }] : []),
    { key: 'page', icon: <Filter size={14} aria-hidden />, label: 'Make its landing page' },
    { key: 'vary', icon: <Shuffle size={14} aria-hidden />, label: <span>Another design · {cost}</span> },
  ]
  const removal = { key: 'delete', danger: true, icon: <Trash2 size={14} aria-hidden />, label: 'Delete' }
  const chosen: Readonly<Record<string, () => void>> = {
    share: onShare,
    analyze: () => void navigate(href('creative-analyzer', { query: { image: image.id } })),
    page: () => {
      const query = { product: order.product_id ?? undefined, image: toPageAsset(image)?.id }
      void navigate(href('funnel-templates', { query }))
    },
    vary: () => actions.vary(image),
    delete: () => actions.remove(image),
  }
  return (
    <ActionMenu
      items={image.status === 'done' ? [...finished, removal] : [removal]}
      onChoose={(key) => chosen[key]?.()}
    >
      {(button) => (
        <Button
          {...button}
          size="small"
          type="text"
          icon={<Ellipsis size={16} aria-hidden />}
          aria-label={`More for ${name}`}
        />
      )}
    </ActionMenu>
  )
}
