import { listDays, sumByDay } from './trend-days.ts'

test('[P-82] days end with the week’s last one', () => {
  expect(listDays(3, '2026-02-23')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})

test('[P-82] credits are summed by day over features, with a zero for every day without spending', () => {
  const entry = { feature_title: '', count: 1 }
  const usage = [
    { ...entry, day: '2026-03-01', feature: 'image', spent: 2 },
    { ...entry, day: '2026-03-01', feature: 'video', spent: 5 },
    { ...entry, day: '2026-03-03', feature: 'image', spent: 1 },
  ]
  expect(sumByDay(usage, '2026-03-01T09:00:00Z', new Date('2026-03-03T01:00:00Z'))).toEqual({
    days: ['2026-03-01', '2026-03-02', '2026-03-03'],
    spent: [7, 0, 1],
  })
})
