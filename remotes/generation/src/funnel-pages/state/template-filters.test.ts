import type { PageTemplate } from '@marquee/funnel-pages/page-template'
import { filterPageTemplates, readTemplateFilters, writeTemplateFilters } from './template-filters.ts'

const quiz: PageTemplate = { id: 'q', name: 'Q', kind: 'quiz', niches: ['beauty'], purpose: '', sections: [] }
const list: PageTemplate = { ...quiz, id: 'l', kind: 'listicle', niches: ['any'] }
const filters = readTemplateFilters(new URLSearchParams('kind=nonsense&look=bold&niche=food'))
const ids = (one: Partial<typeof filters>, favorites: string[] = []) =>
  filterPageTemplates([quiz, list], { ...filters, niche: null, ...one }, favorites).map(({ id }) => id)

test('[P-47] templates are filtered by kind, niche and favourites', () => {
  expect(ids({ kind: 'quiz' })).toEqual(['q'])
  expect(ids({ niche: 'food' })).toEqual(['l'])
  expect(ids({ niche: 'beauty' })).toEqual(['q', 'l'])
  expect(ids({ favorites: true }, ['l'])).toEqual(['l'])
})

test('[P-47] filters are kept in the address, beside the ad that the page answers', () => {
  expect(filters).toEqual({ kind: null, niche: 'food', look: 'bold', favorites: false })
  const written = writeTemplateFilters(new URLSearchParams('ad=1&kind=quiz'), { ...filters, kind: null })
  expect(written.toString()).toBe('ad=1&niche=food&look=bold')
  expect(readTemplateFilters(written)).toEqual(filters)
})
