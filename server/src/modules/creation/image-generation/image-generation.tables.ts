import type { ImageMaker, OrderStatus, PieceStatus } from '@marquee/contract/image-generation'
import type { Generated } from 'kysely'

export type ImageGenerationTables = {
  image_orders: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    idempotency_key: string
    title: string
    status: OrderStatus
    source_kind: 'template' | 'ad' | 'idea'
    product_id: string | null
    /** JSON; the driver reads it parsed and writes it as text. */
    input: unknown
    product_name: string | null
    brand_name: string | null
    source_name: string | null
    deleted_at: Date | null
    created_at: Date
    updated_at: Date
  }
  image_designs: {
    id: Generated<string>
    workspace_id: string
    order_id: string
    variation: number
    template_id: string
    maker: ImageMaker
    document_id: string
    ground_asset_id: string | null
    postponements: Generated<number>
    created_at: Date
    updated_at: Date
  }
  generated_images: {
    id: Generated<string>
    workspace_id: string
    order_id: string
    design_id: string
    aspect_ratio: '1:1' | '4:5' | '9:16' | '16:9'
    width: number
    height: number
    status: PieceStatus
    asset_id: string | null
    document_version: Generated<number | null>
    hold_id: string
    price: number
    failed_reason: string | null
    rating: 'up' | 'down' | null
    request_key: string | null
    deleted_at: Date | null
    finished_at: Date | null
    created_at: Date
    updated_at: Date
  }
  brief_images: {
    workspace_id: string
    brief_id: string
    image_id: string
    position: number
    created_at: Date
    updated_at: Date
  }
}
