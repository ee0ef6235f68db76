import { buildAdSummary } from '@marquee/testing/build-ad'
import { createAdCollector } from './create-ad-collector.ts'

const [first, second, third] = [1, 2, 3].map((number) => buildAdSummary({}, number))
const pages = [
  [first, second],
  [second, third],
] as ReturnType<typeof buildAdSummary>[][]

test('an ad that stands on two pages is listed once', () => {
  const collect = createAdCollector((page: (typeof pages)[number]) => page)
  expect(collect(pages)).toEqual([first, second, third])
})

test('one more page is added to what is there, and the same pages give the same array', () => {
  const collect = createAdCollector((page: (typeof pages)[number]) => page)
  const before = collect(pages.slice(0, 1))
  expect(before).toEqual([first, second])
  expect(collect(pages.slice(0, 1))).toBe(before)
  expect(collect(pages)).toEqual([first, second, third])
  expect(before).toHaveLength(2)
})

test('a page that changed, and another list, start again', () => {
  const collect = createAdCollector((page: (typeof pages)[number]) => page)
  collect(pages)
  const changed = buildAdSummary({ is_saved: true }, 1)
  expect(collect([[changed], ...pages.slice(1)])).toEqual([changed, second, third])
  expect(collect([])).toEqual([])
})
