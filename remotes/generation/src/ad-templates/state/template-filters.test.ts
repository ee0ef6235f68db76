import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { filterTemplates, readFilters, styleLabels, writeFilters } from './template-filters.ts'

const everything = readFilters(new URLSearchParams())

describe('[P-41] filtering ad templates', () => {
  test('without filters every template is shown', () => {
    expect(filterTemplates(builtInTemplates, everything, [])).toHaveLength(builtInTemplates.length)
  })

  test('a style shows its templates alone', () => {
    const shown = filterTemplates(builtInTemplates, { ...everything, style: 'quote' }, [])
    expect(shown.length).toBeGreaterThan(3)
    expect(new Set(shown.map(({ style }) => style))).toEqual(new Set(['quote']))
  })

  test('a niche leaves out what was made for others', () => {
    const shown = filterTemplates(builtInTemplates, { ...everything, niche: 'software' }, []).map(({ id }) => id)
    expect(shown).toContain('features-numbered')
    expect(shown).toContain('offer-price')
    expect(shown).not.toContain('editorial-arch')
  })

  test('favourites show what was marked, and a template without the format is left out', () => {
    const [first] = builtInTemplates
    const shown = filterTemplates(builtInTemplates, { ...everything, favorites: true }, [first?.id ?? ''])
    expect(shown).toEqual([first])
    const squareOnly = { ...first!, formats: { '1:1': first!.formats['1:1']! } }
    expect(filterTemplates([squareOnly], { ...everything, format: '16:9' }, [])).toEqual([])
  })

  test('filters survive the address, and nonsense in it counts as not set', () => {
    const filters = { style: 'offer', niche: 'pets', format: '9:16', favorites: true } as const
    expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters)
    expect(readFilters(new URLSearchParams('style=x&format=2:1&favorites=yes'))).toEqual(everything)
  })

  test('every style has a name', () => {
    expect(builtInTemplates.every(({ style }) => styleLabels[style].length > 0)).toBe(true)
  })
})
