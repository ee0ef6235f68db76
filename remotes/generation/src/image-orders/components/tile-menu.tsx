import type { GeneratedImage } from '@marquee/contract/image-generation'
import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Button, Dropdown } from 'antd'
import { Ellipsis, ScanSearch, Share2, Shuffle, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { ImageActions } from '../state/use-image-actions.ts'

interface TileMenuProps {
  name: string
  image: GeneratedImage
  actions: ImageActions
  /** The price of another design; null while it is unknown. */
  cost: ReactNode
  onShare: () => void
}

/** The less frequent actions of an image; each is shown only to users with the right to it. */
export function TileMenu({ name, image, actions, cost, onShare }: TileMenuProps) {
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
    <Dropdown
      trigger={['click']}
      menu={{
        items: image.status === 'done' ? [...finished, removal] : [removal],
        onClick: ({ key }) => chosen[key]?.(),
      }}
    >
      <Button size="small" type="text" icon={<Ellipsis size={16} aria-hidden />} aria-label={`More for ${name}`} />
    </Dropdown>
  )
}
