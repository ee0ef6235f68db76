import type { Generated } from 'kysely'

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
