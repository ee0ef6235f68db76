import { adFacets } from '@marquee/contract/ad-facets'
import { type AdFilters, adFilters } from '@marquee/contract/ad-filters'

export type FilterName = keyof AdFilters

/** The filters of lists of ads, in the order of the page. */
export const AD_FILTERS = [
  'q',
  ...adFacets,
  'brand',
  'not_brand',
  'followed',
  'transcript',
  'started_after',
  'started_before',
  'seen_after',
  'seen_before',
  'min_days',
  'max_days',
  'min_variations',
  'min_brand_ads',
  'max_brand_ads',
  'min_reach',
  'max_reach',
] as const satisfies readonly FilterName[]

/** A part of the address that was not understood and therefore does not filter the list. */
export interface NotApplied {
  name: string
  value: string
  reason: string
}

export interface ReadFilters {
  filters: AdFilters
  notApplied: NotApplied[]
}

/** Parameters that pages and campaigns use for other purposes than filters. */
const OTHER_PARAMETERS =
  /^(ad|ref|user_ads|atm|sort|per_brand|view|columns|include_unverified|utm_\w+|gclid|fbclid|mfe\..+)$/

/**
 * Reads filters from a page's address. Every value is checked by the contract's schema; an invalid value is left out and
 * reported, so that users know when a list is filtered less than its address says.
 * @param names the filters that the page offers
 */
export function readFilters(parameters: URLSearchParams, names: readonly FilterName[]): ReadFilters {
  const filters: Record<string, unknown> = {}
  const notApplied: NotApplied[] = []
  for (const [name, value] of parameters) {
    if (isOffered(name, names)) {
      filters[name] = readValue(name, value, notApplied)
    } else if (!OTHER_PARAMETERS.test(name)) {
      notApplied.push({ name, value, reason: 'There is no such filter here.' })
    }
  }
  return { filters: adFilters.parse(filters), notApplied }
}

/** The same address with other filters, without the drawer's ad. An undefined or empty value removes a filter. */
export function writeFilters(parameters: URLSearchParams, changes: Partial<AdFilters>): URLSearchParams {
  const next = new URLSearchParams(parameters)
  next.delete('ad')
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
      next.delete(name)
    } else {
      next.set(name, Array.isArray(value) ? value.join(',') : String(value))
    }
  }
  return next
}

function isOffered(name: string, names: readonly FilterName[]): name is FilterName {
  return names.some((offered) => offered === name)
}

function readValue(name: FilterName, value: string, notApplied: NotApplied[]): unknown {
  const schema = adFilters.shape[name]
  const whole = schema.safeParse(value)
  if (whole.success) {
    return isEmpty(whole.data) ? undefined : whole.data
  }
  const parts = value.split(',').filter((part) => part !== '')
  const isList = parts.some((part) => Array.isArray(schema.safeParse(part).data)) || parts.length > 1
  const good = isList ? parts.filter((part) => schema.safeParse(part).success) : []
  for (const part of isList ? parts.filter((candidate) => !good.includes(candidate)) : [value]) {
    notApplied.push({ name, value: part, reason: reasonFor(schema.safeParse(part)) })
  }
  return good.length === 0 ? undefined : good
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0)
}

/** The schema's own message if it has one; the general messages of zod name types, which do not help a marketer. */
function reasonFor(result: { error?: { issues: { code: string; message: string }[] } | undefined }): string {
  const [issue] = result.error?.issues ?? []
  return issue === undefined || issue.message.startsWith('Invalid') ? 'This value is not known.' : issue.message
}
