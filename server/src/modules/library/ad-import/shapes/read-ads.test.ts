import { recordOfRow } from '../to-ad-record.ts'
import { parseLiteral } from './literals.ts'
import { readAds } from './read-ads.ts'

/** The records of a row, without what the tests do not look at, and the name of its shape. */
function read(values: Record<string, unknown>): { shape: string | null | undefined; record: object }[] {
  return readAds({ line: 1, values, characters: 1 }).map((row) => {
    const outcome = 'values' in row ? recordOfRow(row.values, 'meta', undefined, row.raw) : row
    if ('refusal' in outcome) {
      throw new Error(`${outcome.refusal.field}: ${outcome.refusal.reason}`)
    }
    return { shape: row.shape?.name ?? null, record: outcome.record }
  })
}

function recordsOf(values: Record<string, unknown>): object[] {
  return read(values).map(({ record }) => record)
}

const SNAPSHOT = {
  body: { text: '{{product.brand}}' },
  title: '{{product.name}}',
  page_name: 'Acme',
  display_format: 'DCO',
  images: [],
  cards: [
    {
      title: 'Red shoe',
      body: 'Buy red',
      link_url: 'https://acme.com/red',
      original_image_url: 'https://cdn.com/r.jpg',
    },
    { title: 'Blue shoe', body: 'Buy blue', link_url: 'https://acme.com/blue', video_sd_url: 'https://cdn.com/b.mp4' },
  ],
}
const WEB_AD = {
  ad_archive_id: '1662132171',
  collation_count: 5,
  page_id: '7',
  snapshot: SNAPSHOT,
  is_active: false,
  start_date: 1_735_545_600,
  end_date: 1_738_137_600,
  publisher_platform: ['FACEBOOK', 'OCULUS'],
}

describe('[F-01] answers of the Ad Library’s pages', () => {
  test('a dynamic creative gets the words of its cards, seconds become days, and a collation’s ads are counted', () => {
    expect(read(WEB_AD)).toMatchObject([
      {
        shape: 'Ad Library web answer',
        record: {
          external_id: '1662132171',
          brand: { name: 'Acme', external_id: '7' },
          title: 'Red shoe',
          body: 'Buy red',
          landing_page: 'https://acme.com/red',
          platforms: ['facebook'],
          status: 'inactive',
          display_format: 'dco',
          variations_count: 5,
          started_at: new Date('2024-12-30T08:00:00Z'),
          stopped_at: new Date('2025-01-29T08:00:00Z'),
          media: [
            { kind: 'image', url: 'https://cdn.com/r.jpg' },
            { kind: 'video', url: 'https://cdn.com/b.mp4' },
          ],
          cards: [
            { title: 'Red shoe', media_index: 0 },
            { title: 'Blue shoe', media_index: 1 },
          ],
        },
      },
    ])
  })

  test('names in camel case and words as markup are those of earlier answers', () => {
    const snapshot = {
      body: { markup: { __html: 'Fish &amp; chips<br />now' } },
      images: [{ originalImageUrl: 'https://c.com/1.jpg' }],
    }
    const ad = { adArchiveID: '1', pageName: 'Acme', collationCount: 3, startDate: 1_735_545_600, snapshot }
    expect(recordsOf({ payload: { results: [[ad], [{ ...ad, adArchiveID: '2' }]] } })).toMatchObject([
      { external_id: '1', body: 'Fish & chips\nnow', variations_count: 3, media: [{ url: 'https://c.com/1.jpg' }] },
      { external_id: '2' },
    ])
  })

  test('ads are found under edges and collated results', () => {
    const node = { collated_results: [WEB_AD, { ...WEB_AD, ad_archive_id: '2' }] }
    expect(recordsOf({ search_results_connection: { edges: [{ node }] } })).toHaveLength(2)
  })
})

describe('[F-01] Meta’s API', () => {
  const ad = {
    ad_creative_bodies: ['First words', 'Other words'],
    ad_delivery_start_time: '2024-01-02',
    ad_snapshot_url: 'https://www.facebook.com/ads/archive/render_ad/?id=2487345651520779&access_token=SECRET',
    page_id: '39',
    page_name: 'Acme',
    spend: { lower_bound: '0', upper_bound: '99' },
    target_ages: ['18', '65+'],
    target_gender: 'Women',
  }

  test('the id is read from the address of the ad’s page, and the token in it is not kept', () => {
    expect(read(ad)).toMatchObject([
      {
        shape: 'Meta Ad Library API',
        record: {
          external_id: '2487345651520779',
          body: 'First words',
          cards: [{ body: 'First words' }, { body: 'Other words' }],
          library_url: 'https://www.facebook.com/ads/archive/render_ad/?id=2487345651520779',
          raw: { ad_snapshot_url: 'https://www.facebook.com/ads/archive/render_ad/?id=2487345651520779' },
          age_min: 18,
          age_max: 65,
          gender: 'female',
        },
      },
    ])
    expect(recordsOf({ data: [ad], paging: { cursors: { after: 'x' } } })).toHaveLength(1)
  })

  test('the cells of a table hold lists and bands as JSON or as Python writes them', () => {
    const row = {
      id: '99',
      ad_creative_bodies: `['It\\'s on', "Second 'one'"]`,
      ad_delivery_start_time: '2024-01-02T00:00:00+0000',
      page_name: 'Acme',
      publisher_platforms: "['facebook', 'instagram']",
      spend: "{'lower_bound': '0', 'upper_bound': '99'}",
      demographic_distribution: "[{'age': '18-24', 'gender': 'female', 'percentage': None}]",
      languages: '["en"]',
    }
    expect(recordsOf(row)).toMatchObject([
      {
        external_id: '99',
        body: "It's on",
        cards: [{ body: "It's on" }, { body: "Second 'one'" }],
        platforms: ['facebook', 'instagram'],
        languages: ['en'],
      },
    ])
  })
})

test.each([
  [`['a', "b"]`, ['a', 'b']],
  [`[{'x': None, 'y': True, 'z': 1.5}]`, [{ x: null, y: true, z: 1.5 }]],
  [`{'words': 'She said "hi"\\n'}`, { words: 'She said "hi"\n' }],
  ['[Brackets] of an ad', '[Brackets] of an ad'],
  ['[not a list]', '[not a list]'],
  [7, 7],
])('%j is read as %j', (cell, value) => {
  expect(parseLiteral(cell)).toEqual(value)
})

describe('[F-01] scrapers and other products', () => {
  test('dates, the number of ads and the words are read from the text of a card', () => {
    const text = `\u200b\nInactive\nLibrary ID: 123456789\nFeb 23, 2026 - Mar 8, 2026\nPlatforms
192 ads use this creative and text\nSee summary details\nAcme\nSponsored\nBuy bread\n0:00 / 0:20`
    expect(read({ page_name: 'Acme', ad_creative_text: text, start_date: null })).toMatchObject([
      {
        shape: 'Scraped text of Ad Library cards',
        record: {
          external_id: '123456789',
          body: 'Buy bread',
          status: 'inactive',
          variations_count: 192,
          started_at: new Date('2026-02-23'),
          stopped_at: new Date('2026-03-08'),
        },
      },
    ])
    const started = { text: 'Active\nStarted running on 12 Mar 2024\nSponsored\nBuy', id: '1' }
    expect(recordsOf(started)).toMatchObject([{ body: 'Buy', started_at: new Date('2024-03-12') }])
  })

  test('an export with objects inside of its ads is read by the paths of its values', () => {
    const ad = {
      id: 'a1',
      brand: { id: 'b1', name: 'Acme' },
      description: 'Words',
      headline: 'Title',
      started_running: '2024-01-01T00:00:00.000Z',
      publisher_platform: ['instagram'],
      video: 'https://v.com/x.mp4',
      thumbnail: 'https://v.com/x.jpg',
      live: true,
      creative: { images: [{ url: 'https://v.com/1.jpg' }], cta: { text: 'Shop now' } },
      full_transcription: 'hello',
    }
    expect(read({ metadata: { count: 1 }, data: [ad] })).toMatchObject([
      {
        shape: null,
        record: {
          external_id: 'a1',
          brand: { name: 'Acme', external_id: 'b1' },
          title: 'Title',
          body: 'Words',
          status: 'active',
          started_at: new Date('2024-01-01'),
          media: [
            { kind: 'image', url: 'https://v.com/1.jpg' },
            { kind: 'video', url: 'https://v.com/x.mp4', thumbnail_url: 'https://v.com/x.jpg' },
          ],
        },
      },
    ])
  })

  test('a list’s own object names the advertiser of its ads', () => {
    expect(
      recordsOf({
        page_name: 'Acme',
        ads: [
          { id: 1, body: 'x' },
          { id: 2, body: 'y' },
        ],
      }),
    ).toMatchObject([
      { external_id: '1', brand: { name: 'Acme' } },
      { external_id: '2', brand: { name: 'Acme' } },
    ])
  })

  test('columns that a tool made of paths are read by the end of the path', () => {
    const row = {
      adArchiveID: '12345',
      pageName: 'Acme',
      'snapshot/body/text': 'Hi',
      'snapshot/images/0/originalImageUrl': 'https://a.com/1.jpg',
      startDateFormatted: '2024-03-01T07:00:00.000Z',
    }
    expect(recordsOf(row)).toMatchObject([
      {
        external_id: '12345',
        body: 'Hi',
        media: [{ url: 'https://a.com/1.jpg' }],
        started_at: new Date('2024-03-01T07:00Z'),
      },
    ])
  })

  test('a shape that nobody knows stays a row, for a person to say what its columns hold', () => {
    const row = { Werbung: 'Hallo', Nummer: 5, mehr: { tief: 'x' } }
    expect(readAds({ line: 3, values: row, characters: 9 })).toMatchObject([
      { line: 3, shape: null, raw: row, values: { Werbung: 'Hallo', 'mehr.tief': 'x' } },
    ])
  })
})
