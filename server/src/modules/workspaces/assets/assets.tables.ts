import type { AssetKind } from '@marquee/contract/assets'
import type { Generated } from 'kysely'

export type AssetTables = {
  assets: {
    id: Generated<string>
    workspace_id: string
    user_id: string | null
    kind: AssetKind
    name: string
    content_type: string
    width: number | null
    height: number | null
    duration_s: number | null
    /** `bigint`, which the driver reads as a string. */
    size: string | number
    hash: string
    storage_key: string
    idempotency_key: string | null
    /** Null while the bytes are on their way. */
    stored_at: Date | null
    created_at: Date
    /** When somebody last used it; what nobody refers to is removed some days later. */
    updated_at: Date
  }
  asset_usage: {
    workspace_id: string
    bytes: string | number
    quota_bytes: Generated<string | number>
    created_at: Date
    updated_at: Date
  }
}
