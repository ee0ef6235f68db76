import type { Ad } from '@marquee/contract/ads'

/** What this module reads, and the two tables that it counts into. */
export type BrandInsightTables = {
  brands: {
    id: string
    name: string
    logo_url: string | null
    category: string | null
    website: string | null
    is_placeholder: boolean
  }
  ads: {
    id: string
    brand_id: string
    status: Ad['status']
    body: string
    hook_text: string | null
    landing_page: string | null
    page_type: Ad['page_type']
    cta_type: string | null
    platforms: Ad['platforms']
  }
  brand_stats: {
    brand_id: string
    ads_count: number
    active_ads: number
    launched_7d: number
    launched_30d: number
    image: number
    video: number
    carousel: number
    text: number
    longest_run_days: number
    niches: string[]
  }
}
