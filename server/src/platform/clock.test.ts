import { createManualClock, createSystemClock, HOUR_MS } from './clock.ts'

describe('clock', () => {
  test('a manual clock stands still until it is advanced', () => {
    const clock = createManualClock(new Date('2026-03-02T09:00:00Z'))
    expect(clock.now()).toEqual(clock.now())
    clock.advance(90)
    expect(clock.now().toISOString()).toBe('2026-03-02T09:01:30.000Z')
  })

  test('the system clock runs, and runs ahead after it was advanced', () => {
    const clock = createSystemClock()
    const before = Date.now()
    clock.advance(3600)
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(before + HOUR_MS)
  })

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('is not advanced by %d', (seconds) => {
    expect(() => createSystemClock().advance(seconds)).toThrow(RangeError)
  })
})
