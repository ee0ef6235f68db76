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
  /** What this module reads of the ad library, and where it writes that a medium is in our storage. */
  ad_media: {
    id: string
    ad_id: string
    position: number
    width: number
    height: number
    storage_key: string | null
    external_url: string | null
    poster_url: string | null
    poster_key: string | null
    updated_at: Date
  }
  saved_ads: { ad_id: string }
}
