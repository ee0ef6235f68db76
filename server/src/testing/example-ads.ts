import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * Ads of invented advertisers, in the formats that sources publish: collections without advertisers, answers of an ad library,
 * and tables with their own columns. They contain typical problems of such files: a repeated id, dates as numbers, entities,
 * blanks, long texts.
 */
export const exampleAdsFile = join(import.meta.dirname, '../../../docs/examples/ads.jsonl')

/** The names of the fields with an ad's id and its text, as the source calls them. */
const ID_COLUMNS = ['external_id', 'ad_archive_id', 'ad_id', 'id']
const TEXT_COLUMNS = ['body', 'ad_creative_body', 'text', 'message', 'description']

const lines = z.array(z.record(z.string(), z.unknown()))

interface ExampleAd {
  id: string
  /** Empty for an ad that has only an image. */
  text: string
}

/** A simple reading of the file; for an ad that occurs twice, the later line counts. */
export function readExampleAds(): ExampleAd[] {
  const rows = lines.parse(
    readFileSync(exampleAdsFile, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line)),
  )
  const ads = rows.map((row) => ({ id: findText(row, ID_COLUMNS), text: findText(row, TEXT_COLUMNS) }))
  return [...new Map(ads.map((ad) => [ad.id, ad])).values()]
}

function findText(row: Readonly<Record<string, unknown>>, columns: readonly string[]): string {
  const column = columns.find((name) => row[name] !== undefined)
  return column === undefined ? '' : String(row[column])
}
