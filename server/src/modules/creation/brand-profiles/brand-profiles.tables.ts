import type { FontRole } from '@marquee/contract/brand-profiles'
import type { Generated } from 'kysely'

export type BrandProfileTables = {
  brand_profiles: {
    id: Generated<string>
    workspace_id: string
    idempotency_key: string
    name: string
    website: string | null
    description: string
    colors: string[]
    voice: string
    audience: string
    always_include: string[]
    never_mention: string[]
    version: Generated<number>
    deleted_at: Date | null
    created_at: Date
    updated_at: Date
  }
  brand_profile_logos: {
    brand_profile_id: string
    position: number
    asset_id: string
    created_at: Date
    updated_at: Date
  }
  brand_profile_fonts: {
    brand_profile_id: string
    role: FontRole
    family: string
    asset_id: string | null
    created_at: Date
    updated_at: Date
  }
}
