import { formatDate, formatDateTime, setDisplayTimeZone } from './format-date.ts'

test('[A-15] day, month, hour and minute are padded to two digits', () => {
  expect(formatDate(new Date(2026, 2, 9))).toBe('2026-03-09')
  expect(formatDateTime(new Date(2026, 2, 9, 7, 5))).toBe('2026-03-09 07:05')
})

test('a calendar day stays the same day in every time zone', () => {
  expect(formatDate('2026-01-01')).toBe('2026-01-01')
})

describe('[F-11] days and times are those of the workspace', () => {
  afterEach(() => setDisplayTimeZone(null))

  test.each([
    ['Pacific/Kiritimati', '2026-03-10 13:30'],
    ['America/Los_Angeles', '2026-03-09 16:30'],
    ['UTC', '2026-03-09 23:30'],
  ])('in %s', (zone, expected) => {
    setDisplayTimeZone(zone)
    expect(formatDateTime('2026-03-09T23:30:00Z')).toBe(expected)
    expect(formatDate('2026-03-09T23:30:00Z')).toBe(expected.slice(0, 10))
  })

  test('and midnight is no 24 o’clock', () => {
    setDisplayTimeZone('UTC')
    expect(formatDateTime('2026-03-09T00:00:00Z')).toBe('2026-03-09 00:00')
  })
})
