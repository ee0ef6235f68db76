/** What is known of where the media of ads lie. */
export type AdMediaTables = {
  ad_media: {
    id: string
    ad_id: string
    position: number
    kind: 'image' | 'video'
    duration_s: number | null
    width: number
    height: number
    storage_key: string | null
    recipe: unknown
    external_url: string | null
    poster_url: string | null
    poster_key: string | null
    updated_at: Date
  }
  ad_search: {
    ad_id: string
    is_active: boolean
    started_ms: string
  }
}
