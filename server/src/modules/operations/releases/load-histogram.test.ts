import { computeLoadHistogram, computeLoadQuantile } from './load-histogram.ts'

test.each([
  { times: [], p75: null },
  { times: [50, 50, 50, 50], p75: 75 },
  { times: [150, 150, 150, 900], p75: 200 },
  { times: [100, 400, 400, 400], p75: 433 },
  { times: [400_000, 400_000], p75: 30_000 },
])('the 75th percentile of $times is read as $p75 ms', ({ times, p75 }) => {
  expect(computeLoadQuantile(computeLoadHistogram(times), 0.75)).toBe(p75)
})
