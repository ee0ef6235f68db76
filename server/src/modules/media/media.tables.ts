export type MediaTables = {
  /** Videos that we draw of demo ads. */
  ad_videos: {
    media_id: string
    state: 'waiting' | 'ready' | 'failed'
    storage_key: string | null
    created_at: Date
    updated_at: Date
  }
}
