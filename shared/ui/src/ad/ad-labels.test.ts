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
    expect(runText({ source: 'meta', home: 'common', status, days_active })).toBe(words)
  })

  test('[P-12] an invented ad says that it is a demo', () => {
    const ad = { source: 'demo', home: 'common', status: 'active', days_active: 43 } as const
    expect(runText(ad)).toBe('Demo · Active 43 days')
  })

  test('[P-93] an ad that only the workspace sees says so first', () => {
    const ad = { source: 'meta', home: 'workspace', status: 'active', days_active: 43 } as const
    expect(runText(ad)).toBe('Brought in by your team · Active for 43 days')
  })
})
