/** The names that sources use for a field of an ad record. The field's own name is always accepted. */
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
  video_thumbnail_url: ['thumbnail_url', 'poster_url', 'video_preview_image_url', 'cover_image_url'],
  eu_total_reach: ['reach'],
  asset_type: ['format', 'ad_format', 'ad_type', 'media_type', 'creative_type'],
  performance_score: ['score'],
}

const FIELD_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIASES).flatMap(([field, names]) => [field, ...names].map((name) => [name, field])),
)

/** A value of a source row, and the name that the source gave it. */
export interface NamedValue {
  value: unknown
  column: string
}

/** The fields that the user chose for the columns of a file; null: the column is not read. */
export type ColumnMapping = Readonly<Record<string, string | null>>

/** The field that a column's name stands for; case, spaces and hyphens do not matter. An unknown name stands for itself. */
export function toFieldName(column: string): string {
  const name = plainName(column)
  return FIELD_BY_NAME.get(name) ?? name
}

/**
 * Sorts a row's values by field of the ad record. When a row has a field under two names, the field's own name wins, then the
 * first one. Unknown columns stay as they are.
 * @param mapping the user's choice takes precedence; columns that it does not mention are read by their names
 */
export function toFields(values: Readonly<Record<string, unknown>>, mapping?: ColumnMapping): Map<string, NamedValue> {
  const fields = new Map<string, NamedValue>()
  for (const [column, value] of Object.entries(values)) {
    const field = mapping === undefined ? toFieldName(column) : mappedField(mapping, column)
    if (value === null || value === undefined || value === '' || field === null) {
      continue
    }
    if (!fields.has(field) || plainName(column) === field) {
      fields.set(field, { value, column })
    }
  }
  return fields
}

function mappedField(mapping: ColumnMapping, column: string): string | null {
  // A column may have any name, including the name of a method that every object has.
  if (Object.hasOwn(mapping, column)) {
    return mapping[column] ?? null
  }
  const field = toFieldName(column)
  return Object.values(mapping).includes(field) ? null : field
}

/**
 * A cache of names, because the same columns occur in every row. Its size is limited, because a hostile file may have new, long
 * names in each row.
 */
const plainNames = new Map<string, string>()
const MOST_NAMES = 1000
const LONGEST_NAME = 100

function plainName(column: string): string {
  const known = plainNames.get(column)
  if (known !== undefined) {
    return known
  }
  if (plainNames.size === MOST_NAMES) {
    plainNames.clear()
  }
  const name = column
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  if (column.length <= LONGEST_NAME) {
    plainNames.set(column, name)
  }
  return name
}
