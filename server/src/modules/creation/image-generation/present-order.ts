import type { StoredAsset } from '@marquee/contract/assets'
import type { GeneratedImage, ImageOrder } from '@marquee/contract/image-generation'
import { describeFault } from '@marquee/creative/describe-fault'
import { describeLayout } from './describe-layout.ts'
import { toFileName } from './file-name.ts'
import type { ImageRow } from './generated-images.repository.ts'
import type { OrderRow } from './image-orders.repository.ts'
import { toProgress } from './order-status.ts'

const THUMBNAIL_WIDTH = 640

type Named = Parameters<typeof toFileName>[0]

interface ImageParts {
  assets: ReadonlyMap<string, StoredAsset>
  /** The versions of documents, by document id. */
  versions: ReadonlyMap<string, number>
}

/** An image in the contract's form. */
export function presentImage(row: ImageRow, order: Named, { assets, versions }: ImageParts): GeneratedImage {
  const url = assets.get(row.asset_id ?? '')?.url ?? null
  return {
    id: row.id,
    variation: row.variation,
    aspect_ratio: row.aspect_ratio,
    width: row.width,
    height: row.height,
    status: row.status,
    url,
    thumbnail_url: url === null ? null : `${url}?width=${THUMBNAIL_WIDTH}`,
    template_id: row.template_id,
    document_id: row.document_id,
    is_outdated: isOutdated(row, versions.get(row.document_id) ?? 0),
    file_name: toFileName(order, row),
    failed_reason: row.failed_reason,
    layout_reason: row.status === 'done' ? describeLayout(row.layout_tries) : null,
    layout_hints: [...new Set(row.layout_faults.map(describeFault))],
    rating: row.rating,
    credits: row.status === 'done' ? row.price : 0,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

/** Whether the design was edited after the image was drawn. */
function isOutdated({ status, document_version }: ImageRow, newestVersion: number): boolean {
  return status === 'done' && (document_version ?? 0) < newestVersion
}

interface OrderParts extends ImageParts {
  images: readonly ImageRow[]
  names: ReadonlyMap<string, string>
}

/** An order with its images in the contract's form. */
export function presentOrder(row: OrderRow, { images, names, ...parts }: OrderParts): ImageOrder {
  const sum = (statuses: readonly ImageRow['status'][]) =>
    images.filter(({ status }) => statuses.includes(status)).reduce((total, { price }) => total + price, 0)
  return {
    ...row.input,
    id: row.id,
    title: row.title,
    status: row.status,
    progress: toProgress(images.map(({ status }) => status)),
    product_name: row.product_name,
    brand_name: row.brand_name,
    source_name: row.source_name,
    images: images.filter(({ deleted_at }) => deleted_at === null).map((image) => presentImage(image, row, parts)),
    credits_used: sum(['done']),
    credits_held: sum(['queued', 'running']),
    created_by_name: names.get(row.created_by ?? '') ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
