import { plainName, toFields } from '../column-names.ts'
import { withAddress } from './by-address.ts'
import { toColumns } from './flat-columns.ts'
import { findLibraryAddress } from './library-address.ts'
import { parseLiteral } from './literals.ts'
import { type Columns, firstOf, isObject, objectAt, textOf } from './values.ts'

/** A list of the countries in which an ad was seen, with the share of each. */
const COUNTRY_SHARES = /impressions.*countr/
const COMPANY = /linkedin\.com\/company\/(\d+)/i

/** An ad of LinkedIn's Ad Library, as its API answers it or as a scraper keeps its page. */
export const linkedin = {
  name: 'LinkedIn’s ad library',
  source: 'linkedin' as const,
  matches: (values: Columns): boolean =>
    findLibraryAddress(values)?.source === 'linkedin' || isObject(objectAt(values, 'details')['advertiser']),
  read,
}

function read(said: Columns): Columns {
  const details = objectAt(said, 'details')
  const columns = withAddress(toColumns(said))
  const countries = listCountries({ ...said, ...objectAt(details, 'adStatistics') })
  const format = textOf(details['type'])
  const company = findCompany(columns)
  return {
    ...columns,
    platforms: ['linkedin'],
    ...(countries.length > 0 && { countries }),
    ...(format !== undefined && { asset_type: format }),
    ...(company !== undefined && !toFields(columns).has('brand_external_id') && { brand_external_id: company }),
  }
}

/** The countries of a list such as `[{"country": "urn:li:country:DE", "impressionPercentage": 91.5}]`. */
function listCountries(values: Columns): unknown[] {
  const named = Object.entries(values).find(([name]) => COUNTRY_SHARES.test(plainName(name)))
  const shares = parseLiteral(named?.[1])
  const items: unknown[] = Array.isArray(shares) ? shares : []
  return items
    .map((item) => (isObject(item) ? textOf(firstOf(item['country'], item['name'])) : textOf(item)))
    .map((country) => country?.replace(/^urn:li:country:/, ''))
    .filter((country) => country !== undefined)
}

/** The id of the advertiser's page, which only its address may hold. */
function findCompany(columns: Columns): string | undefined {
  return Object.entries(columns)
    .filter(([name]) => /advertiser|company/.test(plainName(name)))
    .map(([, value]) => COMPANY.exec(textOf(value) ?? '')?.[1])
    .find((id) => id !== undefined)
}
