import type { Product } from '@marquee/contract/products'
import type { ColumnType, Generated } from 'kysely'

export type ProductTables = {
  products: {
    id: Generated<string>
    workspace_id: string
    idempotency_key: string
    name: string
    url: string | null
    description: string
    /** `numeric(12, 2)`, which the driver reads and writes as a string: money is never a float. */
    price: string | null
    currency: string
    benefits: string[]
    offer: string
    category: string
    /** `numeric(2, 1)`, read as a string. */
    rating: ColumnType<string | null, number | null, number | null>
    review_count: number | null
    /** Written as JSON text, because the driver would write an array as a PostgreSQL array; read as the parsed value. */
    reviews: ColumnType<Product['reviews'], string, string>
    brand_profile_id: string | null
    version: Generated<number>
    deleted_at: Date | null
    created_at: Date
    updated_at: Date
  }
  product_images: {
    product_id: string
    position: number
    asset_id: string
    created_at: Date
    updated_at: Date
  }
}
