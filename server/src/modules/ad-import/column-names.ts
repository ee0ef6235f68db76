/** The names under which sources hand over a field of an ad record. The field's own name always counts. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  external_id: ['id', 'ad_id', 'ad_archive_id', 'library_id'],
  body: ['text', 'ad_text', 'primary_text', 'message', 'copy', 'ad_creative_body'],
  title: ['headline', 'ad_title', 'ad_creative_link_title'],
  link_description: ['description', 'ad_creative_link_description'],
  brand_name: ['brand', 'advertiser', 'advertiser_name', 'page_name'],
  brand_external_id: ['brand_id', 'advertiser_id', 'page_id'],
  locale: [],
  platforms: ['platform', 'publisher_platform', 'publisher_platforms'],
  countries: ['country'],
  languages: ['language'],
  niches: ['niche', 'category', 'kind'],
  status: ['ad_status', 'is_active'],
  started_at: ['start_date', 'started', 'ad_delivery_start_time'],
  stopped_at: ['end_date', 'stopped', 'ad_delivery_stop_time'],
  cta_text: ['cta', 'call_to_action'],
  landing_page: ['link', 'link_url', 'landing_page_url', 'url'],
  library_url: ['snapshot_url', 'ad_snapshot_url'],
  image_url: ['image_urls', 'image'],
  video_url: ['video_urls', 'video'],
  eu_total_reach: ['reach'],
}

const FIELD_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIASES).flatMap(([field, names]) => [field, ...names].map((name) => [name, field])),
)

/** A value of a source row, and the name that the source gave it. */
export interface NamedValue {
  value: unknown
  column: string
}

/**
 * Sorts a row's values by field of the ad record. Case, spaces and hyphens of a column's name do not matter; where a row
 * has a field under two names, the field's own name wins, then the first one. Columns that nobody knows stay as they are.
 */
export function fieldsOf(values: Readonly<Record<string, unknown>>): Map<string, NamedValue> {
  const fields = new Map<string, NamedValue>()
  for (const [column, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === '') {
      continue
    }
    const name = column
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_')
    const field = FIELD_BY_NAME.get(name) ?? name
    if (!fields.has(field) || name === field) {
      fields.set(field, { value, column })
    }
  }
  return fields
}
