import type { BrandRun } from './brand-run.ts'
import { measureBrand } from './measure-brand.ts'
import { readSoughtBrand } from './sought-brand.ts'
import { getNextAlert } from './alert-times.ts'

/** A Wednesday. */
const NOW = new Date('2026-03-11T09:00:00Z')
let count = 0

function run(first_day: string, last_day: string | null, changes: Partial<BrandRun> = {}): BrandRun {
  count += 1
  return {
    ad_id: `ad-${String(count).padStart(4, '0')}`,
    first_day,
    last_day,
    asset_type: 'image',
    hook: 'Tea in a minute.',
    text_hash: 'a',
    title: null,
    cta_type: 'shop_now',
    platforms: ['facebook'],
    landing_page: null,
    page_type: null,
    ...changes,
  }
}

describe('[F-03] [P-21] what is measured of a brand', () => {
  test('ages fall into the bands under 7, 7–14, 15–60 and over 60 days, at both of their ends', () => {
    const { cohorts } = measureBrand(
      [
        run('2026-03-05', null), // 6 days
        run('2026-03-04', null), // 7 days
        run('2026-02-25', null), // 14 days
        run('2026-02-24', null), // 15 days
        run('2026-01-10', null), // 60 days
        run('2026-01-09', null), // 61 days
        run('2026-01-01', '2026-01-07'), // stopped after 6 days
      ],
      NOW,
    )
    expect(cohorts).toEqual([
      { band: 'under_7', active: 1, stopped: 1 },
      { band: '7_to_14', active: 2, stopped: 0 },
      { band: '15_to_60', active: 2, stopped: 0 },
      { band: 'over_60', active: 1, stopped: 0 },
    ])
  })

  test('survival counts only ads that are old enough to have survived', () => {
    const { survival } = measureBrand(
      [run('2026-03-01', null), run('2026-02-01', '2026-02-09'), run('2026-02-01', null), run('2026-03-08', null)],
      NOW,
    )
    expect(survival.slice(0, 3)).toEqual([
      { days: 7, launched: 3, survived: 3 },
      { days: 14, launched: 2, survived: 1 },
      { days: 30, launched: 2, survived: 1 },
    ])
  })

  test('a week is the seven days until today: what started, what stopped, and what was kept throughout', () => {
    const { weeks } = measureBrand(
      [
        run('2026-03-05', null),
        run('2026-03-04', '2026-03-05'),
        run('2026-01-01', null),
        run('2026-01-01', '2026-03-11'),
      ],
      NOW,
    )
    expect(weeks).toEqual({
      current: { first_day: '2026-03-05', last_day: '2026-03-11', started: 1, stopped: 2, kept: 1 },
      previous: { first_day: '2026-02-26', last_day: '2026-03-04', started: 1, stopped: 0, kept: 2 },
    })
  })

  test('launch weeks begin on Monday and say what is left of each', () => {
    const { launch_weeks } = measureBrand([run('2026-03-02', null), run('2026-03-08', '2026-03-09')], NOW)
    expect(launch_weeks.slice(-2)).toEqual([
      { week: '2026-03-02', launched: 2, active: 1 },
      { week: '2026-03-09', launched: 0, active: 0 },
    ])
  })

  test('[P-22] three ads of one day with one landing page are a burst that names what differs and what survived; two are none', () => {
    const page = { landing_page: 'https://kettle.example/tea' }
    const { bursts } = measureBrand(
      [
        run('2026-02-10', null, page),
        run('2026-02-10', '2026-02-12', { ...page, hook: 'Stop.', text_hash: 'b' }),
        run('2026-02-10', '2026-02-24', { ...page, asset_type: 'video' }),
        run('2026-02-11', null, page),
        run('2026-02-11', null, page),
        run('2026-02-11', null, { landing_page: 'https://kettle.example/other' }),
      ],
      NOW,
    )
    expect(bursts).toHaveLength(1)
    expect(bursts[0]).toMatchObject({
      first_day: '2026-02-10',
      landing_page: 'https://kettle.example/tea',
      ads_count: 3,
      active_ads: 1,
      longest_run_days: 29,
      ran_14_days: 2,
      // The text differs because its first line does: that is one difference, not two.
      differs: [
        { trait: 'hook', versions: 2 },
        { trait: 'format', versions: 2 },
      ],
      formats: { image: 2, video: 1 },
    })
  })

  test('[P-22] a young burst does not say who ran for 14 days', () => {
    const page = { landing_page: 'https://kettle.example/tea' }
    const young = ['1', '2', '3'].map(() => run('2026-03-10', null, page))
    expect(measureBrand(young, NOW).bursts[0]?.ran_14_days).toBeNull()
  })

  test('hooks are ranked by their longest run, landing pages by what runs now', () => {
    const { hooks, landing_pages } = measureBrand(
      [
        run('2026-03-01', null, { hook: 'New', landing_page: 'https://a.example/' }),
        run('2025-03-01', '2026-03-01', { hook: 'Old', landing_page: 'https://b.example/', page_type: 'product' }),
      ],
      NOW,
    )
    expect(hooks.map(({ text, longest_run_days }) => [text, longest_run_days])).toEqual([
      ['Old', 365],
      ['New', 10],
    ])
    expect(landing_pages.map(({ address, page_type }) => [address, page_type])).toEqual([
      ['https://a.example/', null],
      ['https://b.example/', 'product'],
    ])
  })
})

test.each([
  ['Lumen Skin', { host: null, pageId: null }],
  ['lumen.example', { host: 'lumen.example', pageId: null }],
  ['https://www.lumen.example/shop?x=1', { host: 'lumen.example', pageId: null }],
  ['102938475610', { host: null, pageId: '102938475610' }],
  [
    'https://www.facebook.com/ads/library/?active_status=all&view_all_page_id=102938475610',
    { host: 'facebook.com', pageId: '102938475610' },
  ],
])('[P-20] “%s” is read as a name, a website or a page id', (text, expected) => {
  expect(readSoughtBrand(text)).toEqual({ words: text, ...expected })
})

test.each([
  ['at_once', null, '2026-03-11T09:00:00.000Z'],
  ['daily', null, '2026-03-12T06:00:00.000Z'],
  ['weekly', null, '2026-03-16T06:00:00.000Z'],
  ['daily', 'America/New_York', '2026-03-11T10:00:00.000Z'],
  ['weekly', 'Asia/Tokyo', '2026-03-15T21:00:00.000Z'],
] as const)('[P-23] the next %s alert of a workspace in %s is due at %s', (frequency, zone, expected) => {
  expect(getNextAlert(frequency, NOW, zone).toISOString()).toBe(expected)
})
