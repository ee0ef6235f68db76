/** What this module reads of the ad library. */
export type MediaTables = {
  ad_media: {
    id: string
    ad_id: string
    position: number
    kind: 'image' | 'video'
    storage_key: string | null
    recipe: unknown
    poster_key: string | null
  }
  ad_videos: {
    media_id: string
    state: 'waiting' | 'ready' | 'failed'
    storage_key: string | null
    created_at: Date
    updated_at: Date
  }
  ad_search: {
    ad_id: string
    is_active: boolean
    started_ms: string
  }
}
