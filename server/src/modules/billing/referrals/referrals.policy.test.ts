import { findOwnReferral, getCommission } from './referrals.policy.ts'

describe('[P-67] own referrals', () => {
  test.each([
    ['the same mailbox', { email: 'ada+2@studio.example', network: null }, 'same_person'],
    ['the same network', { email: 'eve@shop.example', network: 'net-1' }, 'same_network'],
    ['an unknown network', { email: 'eve@shop.example', network: null }, null],
    ['another network', { email: 'eve@shop.example', network: 'net-2' }, null],
  ] as const)('%s as a member: %j is %s', (_what, newcomer, expected) => {
    const members = [
      { email: 'ada@studio.example', network: null },
      { email: 'ben@studio.example', network: 'net-1' },
    ]
    expect(findOwnReferral(newcomer, members)).toBe(expected)
  })
})

describe('[P-67] the commission on an invoice', () => {
  const terms = { commission_percent: 25, commission_months: 12, currency: 'USD' } as const
  const since = { joinedAt: new Date('2026-01-01T00:00:00Z'), convertedAt: new Date('2026-02-01T00:00:00Z') }
  const paid = {
    state: 'paid',
    total: 7900,
    refunded: 0,
    disputed: 0,
    currency: 'USD',
    issued_at: since.convertedAt,
  } as const

  test.each([
    ['a part of what was paid', {}, 1975],
    ['rounded down', { total: 7999 }, 1999],
    ['on what was kept of it', { refunded: 3900 }, 1000],
    ['nothing when all was refunded', { refunded: 7900 }, 0],
    ['nothing while all is disputed', { disputed: 7900 }, 0],
    ['nothing before it is paid', { state: 'open' as const }, 0],
    ['nothing in another currency', { currency: 'EUR' }, 0],
    ['the last month counts', { issued_at: new Date('2027-01-31T23:59:59Z') }, 1975],
    ['nothing after it', { issued_at: new Date('2027-02-01T00:00:00Z') }, 0],
    ['nothing before joining', { issued_at: new Date('2025-12-31T23:59:59Z') }, 0],
  ])('is %s', (_what, change, expected) => {
    expect(getCommission({ ...paid, ...change }, terms, since)).toBe(expected)
  })
})
