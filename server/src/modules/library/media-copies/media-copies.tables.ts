export type MediaCopyTables = {
  media_copies: {
    ad_id: string
    source_url: string
    state: 'waiting' | 'copied' | 'failed'
    failed_reason: string | null
    storage_key: string | null
    content_type: string | null
    size: number | null
    hash: string | null
    width: number | null
    height: number | null
    created_at: Date
    updated_at: Date
  }
  /** What this module reads of the ad library. */
  ad_media: {
    id: string
    ad_id: string
    position: number
    external_url: string | null
    poster_url: string | null
  }
  saved_ads: { ad_id: string }
}
