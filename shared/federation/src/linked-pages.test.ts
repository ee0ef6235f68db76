import { findLinkedPages } from './linked-pages.ts'

test('pages that code links to are found by the names of the specification, whatever the quotes', () => {
  const source = `const a = href('explore'); navigate(href("brief-details", { params: { id } })); href(
    'explore-brands')`
  expect(findLinkedPages(source)).toEqual(['explore', 'brief-details', 'explore-brands'])
})

test("a remote's own page, a computed name and another function are none", () => {
  expect(findLinkedPages("href('import-products'); href(name); toHref('explore')")).toEqual([])
})
