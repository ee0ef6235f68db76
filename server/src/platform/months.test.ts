import { addMonths, countMonthsBetween, getMonthAround } from './months.ts'

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-03-02', 12, '2027-03-02'],
])('%s plus %i months is %s', (from, months, expected) => {
  expect(addMonths(new Date(from), months).toISOString().slice(0, 10)).toBe(expected)
})

test.each([
  ['2026-03-02', '2026-04-02', 1],
  ['2026-03-02', '2027-03-02', 12],
  ['2026-03-02', '2026-03-16', 0],
])('from %s to %s it is %i whole months', (from, to, expected) => {
  expect(countMonthsBetween(new Date(from), new Date(to))).toBe(expected)
})

test.each([
  ['2026-01-31', '2026-01-31', '2026-01-31', '2026-02-28'],
  ['2026-01-31', '2026-03-30', '2026-02-28', '2026-03-31'],
  ['2026-01-31', '2026-03-31', '2026-03-31', '2026-04-30'],
])('counted from %s, %s lies in the month from %s to %s', (anchor, time, start, end) => {
  const month = getMonthAround(new Date(anchor), new Date(time))
  expect([month.start, month.end].map((date) => date.toISOString().slice(0, 10))).toEqual([start, end])
})
