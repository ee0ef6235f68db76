import { runText } from './ad-labels.ts'

describe('how long an ad has run, in words', () => {
  test.each([
    ['active', 43, 'Active for 43 days'],
    ['active', 1, 'Active for 1 day'],
    ['active', 0, 'Started today'],
    ['inactive', 12, 'Ran for 12 days'],
    ['inactive', 0, 'Ran for less than a day'],
    ['inactive', null, 'Inactive'],
    ['unknown', null, 'Unknown'],
  ] as const)('%s, %s days: %s', (status, days_active, words) => {
    expect(runText({ source: 'meta', status, days_active })).toBe(words)
  })

  test('[P-12] an invented ad says that it is a demo', () => {
    expect(runText({ source: 'demo', status: 'active', days_active: 43 })).toBe('Demo · Active 43 days')
  })
})
