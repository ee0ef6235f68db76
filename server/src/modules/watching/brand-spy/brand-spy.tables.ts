import type { AlertChannel, AlertFrequency, BrandSpyFigures, Coverage } from '@marquee/contract/brand-spy'
import type { ColumnType, Generated } from 'kysely'

/** What this module reads of brands, and the tables that it owns or extends. */
export type BrandSpyTables = {
  brands: {
    id: string
    external_id: string
    name: string
    logo_url: string | null
    website: string | null
    is_placeholder: boolean
  }
  brand_stats: {
    brand_id: string
    is_due: boolean
    ads_count: number
    active_ads: number
    launched_7d: number
    launched_30d: number
    updated_at: Date
  }
  brand_trackers: {
    id: Generated<string>
    workspace_id: string
    brand_id: string
    folder: string | null
    is_favorite: boolean
    alert_channel: AlertChannel
    alert_frequency: AlertFrequency
    webhook_url: string | null
    /** Ads that came before are no news; null while no alert was ever wanted. */
    alerts_since: Date | null
    /** New ads up to this moment have been told. */
    alerted_until: Date | null
    /** When the next alert may be made; null while nobody wants one. */
    alert_due_at: Date | null
    created_at: Date
    updated_at: Date
  }
  wanted_brands: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    name: string
    kind: 'website' | 'page_id'
    created_at: Date
  }
  spy_folders: { workspace_id: string; name: string; position: number }
  brand_figures: {
    brand_id: string
    figures: ColumnType<BrandSpyFigures, string, string>
    coverage: ColumnType<Coverage | null, string | null, string | null>
    counted_at: Date
    created_at: Date
    updated_at: Date
  }
}

/** Whoever follows a brand begins with the defaults of the other columns. */
export type FollowedBrandTables = {
  brand_trackers: {
    id: Generated<string>
    workspace_id: string
    brand_id: string
    created_by: string | null
    created_at: Date
    updated_at: Date
  }
}
