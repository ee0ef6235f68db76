import { toColumns } from './flat-columns.ts'
import { parseLiteral } from './literals.ts'
import { type Columns, firstOf, objectsAt, textOf } from './values.ts'

/** An ad as Google's transparency center publishes it as data, with a line for each region in which it was shown. */
export const google = {
  name: 'Google’s transparency center',
  source: 'google' as const,
  matches: (values: Columns): boolean => 'region_stats' in values && 'creative_id' in values,
  read,
}

function read({ region_stats: _stats, ...said }: Columns): Columns {
  const regions = objectsAt({ list: parseLiteral(_stats) }, 'list')
  const days = (key: string) =>
    regions
      .map((region) => textOf(region[key]))
      .filter((day) => day !== undefined)
      .toSorted()
  return {
    platforms: ['google'],
    ...toColumns(said),
    countries: regions.map((region) => region['region_code']),
    started_at: firstOf(said['first_shown'], days('first_shown')[0]),
    last_seen_at: firstOf(said['last_shown'], days('last_shown').at(-1)),
  }
}
