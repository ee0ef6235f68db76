import type { adSource } from '@marquee/contract/ads'
import type { z } from 'zod'
import { refusedRow, type SourceRow } from '../source-row.ts'
import { toColumns } from './flat-columns.ts'
import { googleByAddress, metaByAddress, tiktokTable } from './by-address.ts'
import { google } from './google.ts'
import { linkedin } from './linkedin.ts'
import { metaApi, withoutToken } from './meta-api.ts'
import { scrapedText } from './scraped-text.ts'
import { findError } from './find-error.ts'
import { snapchat } from './snapchat.ts'
import { tiktok } from './tiktok.ts'
import { unfoldAds } from './unfold-ads.ts'
import type { Columns } from './values.ts'
import { webAnswer } from './web-answer.ts'

/** The shapes that are known, the most certain first. What none of them knows is read by the names of its columns. */
const SHAPES = [
  webAnswer,
  metaApi,
  google,
  tiktok,
  scrapedText,
  linkedin,
  snapchat,
  tiktokTable,
  googleByAddress,
  metaByAddress,
]

/** An ad of a file: its columns, and what the source said. */
export type AdRow = SourceRow & { raw?: Columns; shape?: Shape | null }

/** A shape that was recognised, and the source whose ads have it. */
export interface Shape {
  name: string
  source: z.infer<typeof adSource>
}

/** @yields the ads of the rows, in order */
export async function* adsOf(rows: AsyncIterable<SourceRow>): AsyncGenerator<AdRow> {
  for await (const row of rows) {
    yield* readAds(row)
  }
}

/** The ads of a row, each by the shape that its content has. A refused row stays one. */
export function readAds(row: SourceRow): AdRow[] {
  if ('refusal' in row) {
    return [row]
  }
  const error = findError(row.values)
  if (error !== null) {
    return [refusedRow(row.line, error)]
  }
  const ads = unfoldAds(row.values)
  const characters = Math.ceil(row.characters / ads.length)
  return ads.map((said) => {
    const raw = withoutToken(said)
    const shape = SHAPES.find(({ matches }) => matches(raw))
    return {
      line: row.line,
      characters,
      ...(row.mends !== undefined && { mends: row.mends }),
      ...(row.media !== undefined && { media: row.media }),
      raw,
      values: { ...(shape?.read ?? toColumns)(raw) },
      shape: shape === undefined ? null : { name: shape.name, source: shape.source },
    }
  })
}
