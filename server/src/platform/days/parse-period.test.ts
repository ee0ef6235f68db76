import { guessDateOrder } from './guess-date-order.ts'
import { parseDay } from './parse-day.ts'
import { parsePeriod } from './parse-period.ts'

describe('[P-96] days of other calendars and languages', () => {
  test.each([
    ['2569-10-01', '2026-10-01'],
    ['1 ต.ค. 2569', '2026-10-01'],
    ['令和8年10月1日', '2026-10-01'],
    ['115/10/01', '2026-10-01'],
    ['٢٠٢٦-١٠-٠١', '2026-10-01'],
    ['1 октября 2026 г.', '2026-10-01'],
    ['1 października 2026', '2026-10-01'],
    ['2026. október 1.', '2026-10-01'],
    ['1 Ekim 2026', '2026-10-01'],
    ["'2026-10-01", '2026-10-01'],
    ['46296', '2026-10-01'],
    ['46296.75', '2026-10-01'],
    ['1790812800', '2026-10-01'],
    ['1790812800000', '2026-10-01'],
    ['25‑10‑2026', '2026-10-25'],
    ['01/10/2569', '2026-10-01'],
    ['03/04/2026', null],
    ['04/04/2026', '2026-04-04'],
    ['1405/07/09', null],
    ['2026-13-01', null],
  ])('%j is %j, without an order', (text, day) => {
    expect(parseDay(text, null)).toBe(day)
  })

  test.each([
    ['2026-W40', '2026-09-28', '2026-10-04'],
    ['Week 1, 2026', '2025-12-29', '2026-01-04'],
    ['2026-10', '2026-10-01', '2026-10-31'],
    ['February 2028', '2028-02-01', '2028-02-29'],
    ['10/01/2026-10/07/2026', '2026-10-01', '2026-10-07'],
    ['2026-10-01 ~ 2026-10-07', '2026-10-01', '2026-10-07'],
  ])('%j is a period', (text, day, lastDay) => {
    expect(parsePeriod(text, 'mdy')).toEqual({ day, lastDay })
  })
})

describe('[P-96] the order of day and month', () => {
  test.each([
    ['a day that is possible in one order', ['03/04/2026', '25/04/2026'], 'dmy'],
    ['days that follow each other', ['03/04/2026', '04/04/2026', '05/04/2026'], 'dmy'],
    ['days without an order', ['2026-10-01', '04/04/2026'], 'mdy'],
  ])('is seen by %s', (_, days, order) => {
    expect(guessDateOrder(days, null)).toBe(order)
  })

  test.each([
    ['one day', ['03/04/2026']],
    ['first days of months, which may be days of January', ['03/01/2026', '04/01/2026', '05/01/2026']],
  ])('is not seen by %s', (_, days) => {
    expect([guessDateOrder(days, null), guessDateOrder(days, 'dmy')]).toEqual([null, 'dmy'])
  })
})
