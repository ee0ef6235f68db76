import { parseLiteral } from './literals.ts'
import { type Columns, countOf, firstOf, isNothing, isObject, objectsAt, textOf } from './values.ts'
import { withPlainNames } from './plain-names.ts'

const MOST_CARDS = 30
const SIGNS = ['ad_delivery_start_time', 'ad_snapshot_url', 'ad_creative_bodies', 'ad_creative_link_titles'] as const

/** An ad as Meta's Ad Library API gives it, or a row of a table that was made of its answer. */
export const metaApi = {
  name: 'Meta Ad Library API',
  source: 'meta' as const,
  matches: (values: Columns): boolean => SIGNS.some((name) => name in values),
  read,
}

function read(said: Columns): Columns {
  const { ad_snapshot_url, ad_url, ad_library_url, ...ad } = withLiterals(withPlainNames(said))
  const address = textOf(firstOf(ad_snapshot_url, ad_url, ad_library_url))
  const id = firstOf(ad['ad_archive_id'], ad['ad_library_id'], ad['library_id'], ad['ad_id'], ad['id'])
  const [bodies, titles] = [
    listTexts(firstOf(ad['ad_creative_bodies'], ad['ad_creative_body'])),
    listTexts(firstOf(ad['ad_creative_link_titles'], ad['ad_creative_link_title'])),
  ]
  const ages = listTexts(ad['target_ages'])
    .map((age) => Number.parseInt(age, 10))
    .filter(Number.isFinite)
  return {
    ...leftColumns(ad),
    external_id: exactId(id, idOfAddress(address)),
    body: bodies[0],
    title: titles[0],
    link_description: listTexts(firstOf(ad['ad_creative_link_descriptions'], ad['ad_creative_link_description']))[0],
    brand_name: textOf(firstOf(ad['page_name'], ad['bylines'], ad['funding_entity'])),
    brand_external_id: textOf(ad['page_id']),
    platforms: firstOf(ad['publisher_platforms'], ad['publisher_platform']),
    countries: listCountries(ad),
    started_at: firstOf(ad['ad_delivery_start_time'], ad['ad_creation_time']),
    stopped_at: ad['ad_delivery_stop_time'],
    library_url: address,
    eu_total_reach: countOf(ad['eu_total_reach']),
    gender: ad['target_gender'],
    age_min: ages.length === 0 ? undefined : Math.min(...ages),
    age_max: ages.length === 0 ? undefined : Math.max(...ages),
    cards: listVersions(bodies, titles),
  }
}

/** Columns that are not Meta's own, which a tool or a person has added: they are read by their names. */
function leftColumns(ad: Columns): Columns {
  return Object.fromEntries(Object.entries(ad).filter(([name, value]) => !METAS.test(name) && !isObject(value)))
}

const METAS =
  /^(?:ad_|page_|id$|library_id$|target_|publisher_|bylines?$|funding_|demographic|delivery_|estimated_|spend|impressions|currency|age_country|beneficiary|total_reach|eu_)/

/** Cells that hold a list or an object as text. Texts of ads stay as they are, unless their column holds lists. */
function withLiterals(ad: Columns): Columns {
  const entries = Object.entries(ad).map(([name, value]) => [name, literalOf(name, value)])
  return Object.fromEntries(entries)
}

function literalOf(name: string, value: unknown): unknown {
  if (isNothing(value)) {
    return undefined
  }
  return NEVER_LISTS.has(name) ? value : parseLiteral(value)
}

const NEVER_LISTS: ReadonlySet<unknown> = new Set(['ad_creative_body', 'ad_creative_link_title', 'page_name'])

function listTexts(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.map(textOf).filter((text) => text !== undefined)
}

/** The id in the address, unless another one is told: spreadsheets round long numbers, but no addresses. */
function exactId(told: unknown, inAddress: string | undefined): unknown {
  const text = textOf(told)
  const isRounded =
    text !== undefined && inAddress?.length === text.length && inAddress.slice(0, 6) === text.slice(0, 6)
  return text === undefined || isRounded ? inAddress : told
}

/** Where the ad was seen: in Europe Meta tells the reach in each country. */
function listCountries(ad: Columns): unknown {
  const reached = objectsAt(ad, 'age_country_gender_reach_breakdown').map(({ country }) => country)
  return reached.length > 0 ? [...new Set(reached)] : firstOf(ad['countries'], ad['country'])
}

/** An answer may tell the id only in the address of the ad's page. */
export function idOfAddress(address: string | undefined): string | undefined {
  return /[?&](?:id|ad_archive_id)=(\d{5,})/.exec(address ?? '')?.[1]
}

/** The same data without the access token of whoever called the API, which the address of the ad's page holds. */
export function withoutToken(ad: Columns): Columns {
  const { ad_snapshot_url: address } = ad
  return typeof address === 'string' && address.includes('access_token')
    ? { ...ad, ad_snapshot_url: address.replace(/&?access_token(?:=[^&]*)?/, '') }
    : ad
}

/** The versions of an ad that has several texts; Meta repeats a text for each placement. */
function listVersions(bodies: readonly string[], titles: readonly string[]) {
  const count = Math.min(MOST_CARDS, Math.max(bodies.length, titles.length))
  const all = Array.from({ length: count }, (_, index) => ({ title: titles[index] ?? '', body: bodies[index] ?? '' }))
  const versions = all.filter(
    ({ title, body }, index) => all.findIndex((other) => other.title === title && other.body === body) === index,
  )
  return versions.length < 2 ? [] : versions
}
