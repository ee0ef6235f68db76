/** A column that refers to ads, or to brands. */
export interface Reference {
  table: string
  column: 'ad_id' | 'brand_id'
  /** The columns that a row shares with the one that stands in its way: it refers to the common ad or brand already. Empty for none. */
  rival: readonly string[]
}

/**
 * What follows an ad that becomes common: all that workspaces keep of it. What describes the ad itself (media, versions, scores) does not:
 * the common ad has the source's. A test compares both lists with the foreign keys of the database.
 */
export const AD_REFERENCES: readonly Reference[] = [
  { table: 'saved_ads', column: 'ad_id', rival: ['workspace_id'] },
  { table: 'board_ads', column: 'ad_id', rival: ['board_id'] },
  { table: 'ad_captures', column: 'ad_id', rival: ['workspace_id'] },
  { table: 'brief_reference_ads', column: 'ad_id', rival: [] },
  { table: 'brand_alert_ads', column: 'ad_id', rival: ['tracker_id'] },
  { table: 'creative_analyses', column: 'ad_id', rival: [] },
  { table: 'funnel_pages', column: 'ad_id', rival: [] },
  { table: 'media_copies', column: 'ad_id', rival: ['source_url'] },
  { table: 'shares', column: 'ad_id', rival: ['workspace_id'] },
  { table: 'transcripts', column: 'ad_id', rival: ['workspace_id'] },
]
export const PARTS_OF_ADS = ['ad_versions']

/** What follows a brand that a source of ours has by now. */
export const BRAND_REFERENCES: readonly Reference[] = [
  { table: 'brand_trackers', column: 'brand_id', rival: ['workspace_id'] },
  { table: 'brand_alerts', column: 'brand_id', rival: [] },
  { table: 'hidden_brands', column: 'brand_id', rival: ['workspace_id'] },
]
