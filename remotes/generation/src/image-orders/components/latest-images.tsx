import type { ImageOrder } from '@marquee/contract/image-generation'
import { href } from '@marquee/remote-kit/routes'
import { LatestPanel } from '@marquee/ui/latest-panel'
import { WorkTile } from '@marquee/ui/work-tile'
import { useQuery } from '@tanstack/react-query'
import { latestImageOrdersQuery } from '../../api/image-generation.ts'
import { STATUS_LABELS } from '../../state/image-labels.ts'

/** The dashboard's card of the newest images and of those in progress. */
export function Slot() {
  const latest = useQuery(latestImageOrdersQuery)
  return (
    <LatestPanel
      title="Images"
      latest={latest}
      all={{ label: 'All images', to: href('image-generation') }}
      empty={{
        words: 'On-brand ads in every format, from a product, a template or an ad that you like.',
        action: 'Create images',
        to: href('image-generation-create'),
      }}
      layout="tiles"
    >
      {(order) => (
        <WorkTile
          key={order.id}
          to={href('image-generation-details', { params: { id: order.id } })}
          title={order.title}
          imageUrl={findImage(order)}
          note={STATUS_LABELS[order.status]}
          progress={order.status === 'queued' || order.status === 'running' ? order.progress : undefined}
        />
      )}
    </LatestPanel>
  )
}

function findImage({ images }: ImageOrder): string | null {
  return images.find(({ thumbnail_url: url }) => url !== null)?.thumbnail_url ?? null
}
