import { runText, shortRunText } from './ad-labels.ts'

const SEEN = { last_seen_at: '2026-05-12T09:00:00Z', is_seen_lately: true } as const

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
    expect(runText({ ...SEEN, source: 'meta', home: 'common', status, days_active })).toBe(words)
  })

  test('[P-12] an invented ad says that it is a demo', () => {
    const ad = { ...SEEN, source: 'demo', home: 'common', status: 'active', days_active: 43 } as const
    expect(runText(ad)).toBe('Demo · Active 43 days')
  })

  test('[P-93] an ad that only the workspace sees says so first', () => {
    const ad = { ...SEEN, source: 'meta', home: 'workspace', status: 'active', days_active: 43 } as const
    expect(runText(ad)).toBe('Brought in by your team · Active for 43 days')
    expect(shortRunText(ad)).toBe('Your team · Active 43 days')
  })

  test('[P-94] an active ad that nobody looked at for two weeks says when it was last seen', () => {
    const ad = { ...SEEN, source: 'meta', home: 'common', days_active: 28, is_seen_lately: false } as const
    expect(runText({ ...ad, status: 'active' })).toBe('Last seen on 2026-05-12, not looked at since')
    expect(shortRunText({ ...ad, status: 'active' })).toBe('Last seen on 2026-05-12')
    expect(runText({ ...ad, status: 'inactive' })).toBe('Ran for 28 days')
  })
})
