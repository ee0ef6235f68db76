import { chooseShownPage } from './choose-shown-page.ts'

const split = { page_id: 'a', rival_page_id: 'b', rival_share: 30 }
const visit = (index: number, day = '2026-03-01') => ({
  networkKey: `10.0.${index >> 8}.${index & 255}`,
  userAgent: 'x',
  day,
})

test('[P-53] a split shows the rival to its share of the visitors, and the same page to a visitor all day', () => {
  const visits = Array.from({ length: 4000 }, (_, index) => visit(index))
  const shown = visits.map((one) => chooseShownPage(split, one, 'secret'))
  const share = shown.filter((page) => page === 'b').length / shown.length
  expect(share).toBeGreaterThan(0.27)
  expect(share).toBeLessThan(0.33)
  expect(visits.map((one) => chooseShownPage(split, one, 'secret'))).toEqual(shown)
  expect(visits.map((_, index) => chooseShownPage(split, visit(index, '2026-03-02'), 'secret'))).not.toEqual(shown)
  expect(chooseShownPage({ ...split, rival_page_id: null }, visit(1), 'secret')).toBe('a')
})
