import { formatDate, formatDateTime } from './format-date.ts'

test('[A-15] day, month, hour and minute are padded to two digits', () => {
  expect(formatDate(new Date(2026, 2, 9))).toBe('2026-03-09')
  expect(formatDateTime(new Date(2026, 2, 9, 7, 5))).toBe('2026-03-09 07:05')
})

test('a calendar day stays the same day in every time zone', () => {
  expect(formatDate('2026-01-01')).toBe('2026-01-01')
})
