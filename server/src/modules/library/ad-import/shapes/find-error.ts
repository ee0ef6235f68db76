import { toFieldName } from '../column-names.ts'
import { holdsAds } from './unfold-ads.ts'
import { type Columns, isObject, textOf } from './values.ts'

const MOST_COLUMNS = 6
/** Columns of Meta's report of advertisers and of its search for pages; ads may have them too. */
const OF_ADVERTISERS: ReadonlySet<string> = new Set(['number_of_ads_in_library', 'page_is_deleted'])
const NO_AD =
  'It describes an advertiser and no ad: the file is a list of advertisers. Follow them in brand spy, or export their ads.'

/**
 * What a row is that holds no ad, in a sentence for users; null for every other row. Scrapers write the error of their source for pages
 * that they could not read, and ad libraries offer lists of advertisers too.
 */
export function findError(values: Columns): string | null {
  const names = Object.keys(values)
  const isAdvertiser = names.some((name) => OF_ADVERTISERS.has(toFieldName(name))) && !holdsAds(values)
  return isAdvertiser ? NO_AD : findSourceError(values, names.length)
}

function findSourceError(values: Columns, columns: number): string | null {
  const { error, errorDescription, error_description: described = errorDescription, message } = values
  const words = isObject(error) ? error['message'] : (described ?? message ?? error)
  const text = textOf(words)
  const isError = error !== undefined && error !== null && text !== undefined
  return isError && columns <= MOST_COLUMNS && !holdsAds({ ...values, error: null, message: null })
    ? `It is an error of the source instead of an ad: “${text.slice(0, 200)}”. Export these ads again, or remove the row.`
    : null
}
