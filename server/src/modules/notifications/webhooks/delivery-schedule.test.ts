import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { findNextAttempt, readRetryAfter } from './delivery-schedule.ts'

const now = new Date('2026-03-02T09:00:00.000Z')

function pauseAfter(attempts: number, retryAfter: string | null = null, random = 0): number | null {
  const next = findNextAttempt({ attempts, now, retryAfter, random })
  return next === null ? null : next.getTime() - now.getTime()
}

describe('[P-73] the attempts of a delivery', () => {
  test('are made after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, and then no more', () => {
    const hours = [2, 5, 10, 14, 20, 24].map((count) => count * HOUR_MS)
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((attempts) => pauseAfter(attempts))).toEqual([
      5000,
      5 * MINUTE_MS,
      30 * MINUTE_MS,
      ...hours,
      null,
    ])
  })

  test('are spread by up to a tenth of the pause, and never come early', () => {
    expect(pauseAfter(4, null, 1)).toBe(132 * MINUTE_MS)
    expect(pauseAfter(4, null, 0.5)).toBe(126 * MINUTE_MS)
  })

  test('wait as long as the receiver asks for, and not less than the schedule', () => {
    expect(pauseAfter(1, '120')).toBe(2 * MINUTE_MS)
    expect(pauseAfter(3, '1')).toBe(30 * MINUTE_MS)
    expect(pauseAfter(10, '120')).toBeNull()
  })
})

describe('[P-73] Retry-After', () => {
  test.each([
    ['7', 7000],
    [' 0 ', 0],
    ['Mon, 02 Mar 2026 09:10:00 GMT', 10 * MINUTE_MS],
    ['Mon, 02 Mar 2026 08:00:00 GMT', 0],
    ['99999999', DAY_MS],
    ['Fri, 01 Jan 2100 00:00:00 GMT', DAY_MS],
    ['-5', 0],
    ['soon', 0],
    ['', 0],
    [null, 0],
  ])('of %j is read as %d ms', (header, pause) => {
    expect(readRetryAfter(header, now)).toBe(pause)
  })
})
