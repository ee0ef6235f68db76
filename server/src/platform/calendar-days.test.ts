import { addCalendarDays, getLocalHour, getWeekday, toCalendarDay, toMoment } from './calendar-days.ts'

test.each([
  ['2026-03-09T23:30:00Z', 'Europe/Oslo', '2026-03-10', 0],
  ['2026-03-09T23:30:00Z', 'America/Los_Angeles', '2026-03-09', 16],
  ['2026-03-09T10:00:00Z', 'Pacific/Kiritimati', '2026-03-10', 0],
  ['2026-03-09T23:30:00Z', null, '2026-03-09', 23],
] as const)('[F-11] at %s it is in %s the day %s, hour %i', (moment, zone, day, hour) => {
  expect([toCalendarDay(new Date(moment), zone), getLocalHour(new Date(moment), zone)]).toEqual([day, hour])
})

test.each([
  ['2026-03-09', 6, 'Europe/Oslo', '2026-03-09T05:00:00.000Z'],
  ['2026-07-09', 6, 'Europe/Oslo', '2026-07-09T04:00:00.000Z'],
  ['2026-03-09', 6, 'Asia/Kathmandu', '2026-03-09T00:15:00.000Z'],
  ['2026-03-09', 6, null, '2026-03-09T06:00:00.000Z'],
  // Clocks go forward at two: the morning after it is an hour earlier.
  ['2026-03-29', 6, 'Europe/Oslo', '2026-03-29T04:00:00.000Z'],
  ['2026-10-25', 6, 'Europe/Oslo', '2026-10-25T05:00:00.000Z'],
] as const)('[F-11] on %s it is %i o’clock in %s at %s', (day, hour, zone, moment) => {
  expect(toMoment(day, hour, zone).toISOString()).toBe(moment)
})

test('[F-11] days are counted over the ends of months and years', () => {
  expect([addCalendarDays('2026-02-28', 1), addCalendarDays('2026-01-01', -1)]).toEqual(['2026-03-01', '2025-12-31'])
  expect(getWeekday('2026-03-09')).toBe(1)
})
