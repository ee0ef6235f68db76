/** Videos of demo ads that we draw ourselves. */
export type AdVideoTables = {
  ad_videos: {
    media_id: string
    state: 'waiting' | 'ready' | 'failed'
    storage_key: string | null
    created_at: Date
    updated_at: Date
  }
}
