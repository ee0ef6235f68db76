import { holdsAds } from './unfold-ads.ts'
import { type Columns, isObject, textOf } from './values.ts'

const MOST_COLUMNS = 6

/**
 * What a row is that holds an error of its source instead of an ad, in a sentence for users; null for every other row. Scrapers write
 * such rows for pages that they could not read.
 */
export function findError(values: Columns): string | null {
  const { error, errorDescription, error_description: described = errorDescription, message } = values
  const words = isObject(error) ? error['message'] : (described ?? message ?? error)
  const text = textOf(words)
  const isError = error !== undefined && error !== null && text !== undefined
  return isError && Object.keys(values).length <= MOST_COLUMNS && !holdsAds({ ...values, error: null, message: null })
    ? `It is an error of the source instead of an ad: “${text.slice(0, 200)}”. Export these ads again, or remove the row.`
    : null
}
