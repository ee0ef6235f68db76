import { AD_FILTERS, readFilters, writeFilters } from './filter-address.ts'
import { readExploreSearch } from './explore-search.ts'

function read(address: string) {
  return readFilters(new URLSearchParams(address), AD_FILTERS)
}

describe('readFilters', () => {
  test('reads every kind of filter', () => {
    expect(
      read('q=climate&platform=facebook,tiktok&status=active&min_days=30&started_after=2026-01-01').filters,
    ).toEqual({
      q: 'climate',
      platform: ['facebook', 'tiktok'],
      status: 'active',
      min_days: 30,
      started_after: '2026-01-01',
    })
  })

  test('keeps the good values of a list and names the others', () => {
    expect(read('platform=facebook,foo,tiktok')).toEqual({
      filters: { platform: ['facebook', 'tiktok'] },
      notApplied: [{ name: 'platform', value: 'foo', reason: 'This value is not known.' }],
    })
  })

  test.each([
    ['status=asleep', 'status', 'asleep'],
    ['min_days=abc', 'min_days', 'abc'],
    ['min_days=0', 'min_days', '0'],
    ['brand=1', 'brand', '1'],
    ['started_before=2026-02-31', 'started_before', '2026-02-31'],
    ['platform=foo', 'platform', 'foo'],
    ['colour=red', 'colour', 'red'],
  ])('names what is wrong in %s and applies nothing of it', (address, name, value) => {
    const { filters, notApplied } = read(address)
    expect(filters).toEqual({})
    expect(notApplied).toEqual([{ name, value, reason: expect.any(String) }])
  })

  test("says the contract's own reason where it has one", () => {
    expect(read('country=Germany').notApplied[0]?.reason).toBe('Use two-letter country codes such as US.')
    expect(read(`q=${'x'.repeat(301)}`).notApplied[0]?.reason).toBe('Use at most 300 characters.')
  })

  test('leaves alone what other parts of the product put into the address', () => {
    expect(read('ad=1&ref=staff-picks&user_ads=0&utm_source=mail&sort=oldest&per_brand=1').notApplied).toEqual([])
  })

  test('an empty value is no filter', () => {
    expect(read('q=&platform=')).toEqual({ filters: {}, notApplied: [] })
  })
})

describe('writeFilters', () => {
  test('what was written is read again', () => {
    const filters = { q: '"card backs" -Euro', platform: ['facebook' as const], min_days: 7 }
    expect(readFilters(writeFilters(new URLSearchParams(), filters), AD_FILTERS).filters).toEqual(filters)
  })

  test('takes out empty filters and the ad of the drawer, and keeps the rest', () => {
    const changed = writeFilters(new URLSearchParams('q=a&platform=tiktok&sort=oldest&ad=1'), { q: '', platform: [] })
    expect(String(changed)).toBe('sort=oldest')
  })
})

describe('readExploreSearch', () => {
  test('caps ads per brand unless one brand is asked for', () => {
    const brand = '01890000-0000-7000-8000-000000000001'
    expect(readExploreSearch(new URLSearchParams()).search.perBrand).toBe(5)
    expect(readExploreSearch(new URLSearchParams({ brand })).search.perBrand).toBe(0)
    expect(readExploreSearch(new URLSearchParams({ brand, per_brand: '3' })).search.perBrand).toBe(3)
  })

  test('names an order and a cap that there are not', () => {
    const { search, notApplied } = readExploreSearch(new URLSearchParams('sort=best&per_brand=-1'))
    expect(search).toEqual({ filters: {}, sort: 'newest', perBrand: 5, includeUnverified: false })
    expect(notApplied.map(({ name }) => name)).toEqual(['sort', 'per_brand'])
  })

  test('unverified ads belong to one order only', () => {
    const read = (address: string) => readExploreSearch(new URLSearchParams(address))
    expect(read('sort=longest_running&include_unverified=true').search.includeUnverified).toBe(true)
    expect(read('sort=oldest&include_unverified=true')).toMatchObject({
      search: { includeUnverified: false },
      notApplied: [{ name: 'include_unverified', value: 'true' }],
    })
    expect(read('sort=longest_running&include_unverified=perhaps').notApplied).toHaveLength(1)
  })
})
