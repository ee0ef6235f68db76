export type SameCreativeTables = {
  picture_hashes: {
    media_id: string
    /** 64 bits, written as a text of `0` and `1`. */
    hash: string | null
    quarter_1: number | null
    quarter_2: number | null
    quarter_3: number | null
    quarter_4: number | null
    created_at: Date
    updated_at: Date
  }
  /** What this module reads of the ad library. */
  ad_media: {
    id: string
    ad_id: string
    position: number
    storage_key: string | null
    recipe: unknown
    poster_key: string | null
    updated_at: Date
  }
}
