import { hasEstimates, withCounts } from './use-filter-options.ts'

const options = {
  platform: [
    { value: 'tiktok', label: 'TikTok' },
    { value: 'google', label: 'Google' },
  ],
  format: [
    { value: 'video', label: 'Video' },
    { value: 'text', label: 'Text' },
  ],
}

test('[F-01] choices say how many ads they would show; in a sample nothing is said of what it does not hold', () => {
  const counted = withCounts(options, [
    { facet: 'platform', is_estimate: true, values: [{ value: 'tiktok', ads_count: 1200 }] },
    { facet: 'format', is_estimate: false, values: [{ value: 'video', ads_count: 7 }] },
  ])
  expect(counted.platform).toEqual([
    { value: 'tiktok', label: 'TikTok', adsCount: 1200, isEstimate: true },
    { value: 'google', label: 'Google' },
  ])
  expect(counted.format).toMatchObject([{ adsCount: 7, isEstimate: false }, { adsCount: 0 }])
  expect([hasEstimates(counted, ['format', 'q']), hasEstimates(counted, ['format', 'platform'])]).toEqual([false, true])
})
