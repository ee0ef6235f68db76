/** What this module reads of the ad library. */
export type MediaTables = {
  ad_media: {
    id: string
    ad_id: string
    position: number
    storage_key: string | null
    recipe: unknown
    poster_key: string | null
  }
  ad_search: {
    ad_id: string
    is_active: boolean
    started_ms: string
  }
}
