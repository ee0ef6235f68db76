import { getDueNotice, getGrantExpiry, getTopUpExpiry, getUnusedShares, takeFromLots } from './credits.policy.ts'

const lots = [
  { id: 'a', remaining: 3 },
  { id: 'b', remaining: 5 },
]

describe('[P-62] what a hold takes', () => {
  test.each([
    [2, [{ lotId: 'a', amount: 2 }]],
    [3, [{ lotId: 'a', amount: 3 }]],
    [
      4,
      [
        { lotId: 'a', amount: 3 },
        { lotId: 'b', amount: 1 },
      ],
    ],
    [9, null],
  ])('%i credits come from the lots in their order', (amount, expected) => {
    expect(takeFromLots(lots, amount)).toEqual(expected)
  })

  test.each([
    [0, [3, 5]],
    [2, [1, 5]],
    [3, [5]],
    [8, []],
  ])('of 8 held and %i used, the rest goes back where it came from', (spent, expected) => {
    const shares = lots.map(({ id, remaining }) => ({ lotId: id, amount: remaining }))
    expect(getUnusedShares(shares, spent).map(({ amount }) => amount)).toEqual(expected)
  })
})

test.each([
  [21, 'none', null],
  [20, 'none', 'low'],
  [20, 'low', null],
  [0, 'low', 'empty'],
  [0, 'none', 'empty'],
  [0, 'empty', null],
] as const)(
  '[P-62] with %i of 100 credits left and "%s" sent, the mail that is due is %s',
  (balance, sent, expected) => {
    expect(getDueNotice(balance, 100, sent)).toBe(expected)
  },
)

test.each([
  ['2026-03-02', '2026-04-02', '2026-05-02'],
  ['2026-03-02', '2026-03-16', '2026-03-30'],
])('[P-62] credits of a period from %s to %s live until %s', (from, to, expected) => {
  expect(getGrantExpiry(new Date(from), new Date(to)).toISOString().slice(0, 10)).toBe(expected)
})

test('[P-62] topped-up credits live for twelve months', () => {
  expect(getTopUpExpiry(new Date('2026-03-02T09:00:00Z')).toISOString()).toBe('2027-03-02T09:00:00.000Z')
})
