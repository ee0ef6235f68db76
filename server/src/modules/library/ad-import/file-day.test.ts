import { findFileDay, withFileDay } from './file-day.ts'

const NOW = new Date('2026-11-28T09:00:00Z')

test.each([
  ['foreplay-export-2026-05-12.csv', '2026-05-12'],
  ['ads_20260512.json', '2026-05-12'],
  ['ads 2026.05.12 (1).csv', '2026-05-12'],
  ['dump-20260512143000.jsonl', '2026-05-12'],
  ['anzeigen-12.05.2026.csv', '2026-05-12'],
  ['ads-25-05-2026.csv', '2026-05-25'],
  ['ads-05-25-2026.csv', '2026-05-25'],
  ['ads-05-12-2026.csv', null],
  ['export-1747044000000.json', '2025-05-12'],
  ['Swipe file 12 May 2026.csv', '2026-05-12'],
  ['Ads_May-12-2026.csv', '2026-05-12'],
  ['ads-2031-05-12.csv', null],
  ['120210000000002001.csv', null],
  ['ads.csv', null],
])('[P-94] the name %s says that its file is of %s', (name, day) => {
  expect(findFileDay(name, NOW)).toBe(day)
})

test('[P-94] an ad without a time of its own was seen when its file was made', () => {
  const day = new Date('2026-05-12T12:00:00Z')
  const own = new Date('2026-05-01T08:00:00Z')
  expect(withFileDay({}, day)).toEqual({ first_seen_at: day, last_seen_at: day })
  expect(withFileDay({ last_seen_at: own }, day)).toEqual({ first_seen_at: own, last_seen_at: own })
  expect(withFileDay({ first_seen_at: own }, null)).toEqual({ first_seen_at: own })
})
