import type { AdSearchDefinition } from '@marquee/contract/saved-searches'
import { presetsAt } from './presets.ts'
import { readExploreSearch } from '../../state/explore-search.ts'
import { isSameSearch, searchAddress, searchDefinition } from './search-address.ts'

const full: AdSearchDefinition = {
  filters: {
    q: '"card backs" -steuer',
    platform: ['tiktok', 'facebook'],
    age: ['18_24'],
    not_brand: ['01890a5d-ac96-774b-bcce-b302099a8057'],
    followed: 'only',
    min_days: 30,
    max_reach: 5000,
    seen_after: '2026-01-31',
  },
  sort: 'longest_running',
  per_brand: 3,
  include_unverified: true,
}

test.each([full, ...presetsAt(new Date('2026-11-21')).map(({ search }) => search)])(
  '[F-01] the address of a saved search reads as that search (%#)',
  (search) => {
    const read = readExploreSearch(searchAddress(search))
    expect(read.notApplied).toEqual([])
    expect(searchDefinition(read.search)).toEqual(search)
  },
)

test('[F-01] the same search is known again whatever the order of its parameters, and another is not', () => {
  const turned = { ...full, filters: Object.fromEntries(Object.entries(full.filters).toReversed()) }
  expect(isSameSearch(full, turned)).toBe(true)
  expect(isSameSearch(full, { ...full, sort: 'newest' })).toBe(false)
})
