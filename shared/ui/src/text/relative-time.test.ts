import { formatRelativeTime } from './relative-time.tsx'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:40Z', 'just now'],
  ['2026-11-21T11:58:00Z', '2 minutes ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-24T13:00:00Z', 'in 3 days'],
  ['2025-11-01T12:00:00Z', 'last year'],
])('%s is "%s"', (value, words) => {
  expect(formatRelativeTime(value, now)).toBe(words)
})
