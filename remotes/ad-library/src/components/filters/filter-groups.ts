import type { FilterName } from '../../state/filter-address.ts'

/** One field of the drawer: a filter, or the two ends of a range. */
export type FilterFieldName = FilterName | readonly [FilterName, FilterName]

interface FilterGroup {
  label: string
  fields: readonly FilterFieldName[]
}

const GROUPS: readonly FilterGroup[] = [
  { label: 'The ad', fields: ['platform', 'format', 'video_length', 'transcript', 'cta', 'page_type', 'source'] },
  { label: 'Who it is for', fields: ['niche', 'market', 'country', 'language', 'age', 'gender'] },
  {
    label: 'When it ran',
    fields: ['status', ['min_days', 'max_days'], ['started_after', 'started_before'], ['seen_after', 'seen_before']],
  },
  { label: 'How well it does', fields: ['tier', 'min_variations', ['min_reach', 'max_reach'], 'spend'] },
  { label: 'Whose it is', fields: ['followed', ['min_brand_ads', 'max_brand_ads'], 'not_brand'] },
]

/** The label of a range; its ends are "from" and "to". */
export const RANGE_LABELS: Partial<Record<FilterName, string>> = {
  min_days: 'Run time in days',
  started_after: 'Started',
  seen_after: 'Last seen',
  min_reach: 'People reached in the EU',
  min_brand_ads: 'Active ads of the brand',
}

/** The groups of fields that a page offers; groups without an offered field are left out. */
export function listGroups(names: readonly FilterName[]): FilterGroup[] {
  const isOffered = (field: FilterFieldName): boolean => [field].flat().every((name) => names.includes(name))
  return GROUPS.map((group) => ({ ...group, fields: group.fields.filter(isOffered) })).filter(
    ({ fields }) => fields.length > 0,
  )
}
