import { describeSplit } from './describe-split.ts'
import { suggestSlug } from './suggest-slug.ts'

const page = { id: 'a', title: 'A', views: 1000, form_posts: 10 }
const rival = { ...page, id: 'b', title: 'B' }

test.each([
  [null, 'Too few to say'],
  [{ value: 0.01, low: -0.004, high: 0.024 }, 'No difference can be told yet: “B” is at +1.0'],
  [
    { value: 0.02, low: 0.005, high: 0.036 },
    '“B” brings more forms per view: +2.0 percentage points (between +0.5 and +3.6',
  ],
  [{ value: -0.02, low: -0.036, high: -0.005 }, '“B” brings fewer forms per view: −2.0'],
])('[P-47] the comparison %j is told as “%s”', (difference, words) => {
  expect(describeSplit({ page, rival, difference })).toContain(words)
})

test.each([
  ['Über den Kaffee: 20 % günstiger!', 'uber-den-kaffee-20-gunstiger-x1'],
  ['本日', 'page-x1'],
  ['a'.repeat(80), `${'a'.repeat(50)}-x1`],
])('[P-47] the title “%s” becomes an address', (title, slug) => {
  expect(suggestSlug(title, 'x1')).toBe(slug)
})
