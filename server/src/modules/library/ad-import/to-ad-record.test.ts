import { recordOfRow } from './to-ad-record.ts'

describe('records of rows', () => {
  test.each(['تسوق الآن', '今すぐ購入', 'Купить'])(
    '[F-01] an ad whose call to action is %s keeps it, without a type',
    (cta_text) => {
      const { record } = recordOfRow({ id: '1', text: 'x', cta_text }, 'upload') as { record: object }
      expect(record).toMatchObject({ cta_text, cta_type: undefined })
    },
  )

  test('[F-01] an ad that is only an image needs no text', () => {
    const image = { id: '1', image_url: 'https://example.com/a.jpg' }
    expect(recordOfRow(image, 'upload')).toMatchObject({ record: { body: '' } })
    expect(recordOfRow({ ...image, text: '' }, 'upload')).toMatchObject({ record: { body: '' } })
  })

  test('a transcript is read from JSON, also inside of CSV; words without times are none', () => {
    const line = { start_s: 0, end_s: 2, text: 'Hello' }
    const getTranscript = (transcript: unknown) => recordOfRow({ id: '1', text: 'x', transcript }, 'upload')
    expect(getTranscript([line])).toMatchObject({ record: { transcript: [line] } })
    expect(getTranscript(JSON.stringify([line]))).toMatchObject({ record: { transcript: [line] } })
    expect(getTranscript('Hello, and welcome')).toMatchObject({ record: { transcript: undefined } })
    expect(getTranscript([{ ...line, end_s: -1 }])).toMatchObject({ refusal: { field: 'transcript.0.end_s' } })
  })

  test.each([
    ['languages', 'Swedish', { languages: ['sv'] }],
    ['languages', 'en_US', { languages: ['en'], countries: ['US'] }],
    ['languages', ['DE', 'swe', 'Portuguese'], { languages: ['de', 'sv', 'pt'] }],
    ['locale', 'zh-Hant-TW', { languages: ['zh'], countries: ['TW'] }],
    ['countries', 'Sweden, usa; gb', { countries: ['SE', 'US', 'GB'] }],
    ['asset_type', 'VIDEO', { asset_type: 'video' }],
    ['format', 'Photo', { asset_type: 'image' }],
    ['status', 'PAUSED', { status: 'inactive' }],
    ['status', 'Running', { status: 'active' }],
    ['gender', 'Women', { gender: 'female' }],
    ['market_target', 'B2B', { market_target: 'b2b' }],
    ['page_type', 'Lead form', { page_type: 'lead_form' }],
    ['platforms', 'FB, Instagram, Tik Tok', { platforms: ['facebook', 'instagram', 'tiktok'] }],
    ['source', 'Meta', { source: 'meta' }],
    ['niche', 'Fashion & Apparel, Fashion', { niches: ['apparel'] }],
    ['kind', 'Political', { niches: [] }],
    ['started_at', 1_767_312_000_000, { started_at: new Date('2026-01-02') }],
    ['started_at', '1767312000', { started_at: new Date('2026-01-02') }],
    ['platforms', ['facebook', 'myspace'], { platforms: ['facebook'] }],
    ['platforms', "['facebook', 'instagram']", { platforms: ['facebook', 'instagram'] }],
    ['locale', 'klingonese', { languages: [] }],
    ['status', 'perhaps', { status: undefined }],
    ['Started running', 'Started running on 2 Jan 2026', { started_at: new Date('2026-01-02') }],
    ['startDate', 'January 2, 2026', { started_at: new Date('2026-01-02') }],
    ['start_date', '02.01.2026', { started_at: new Date('2026-01-02') }],
    ['start_date', '1/2/2026', { started_at: new Date('2026-01-02') }],
    ['start_date', 46_024, { started_at: new Date('2026-01-02') }],
    ['end_date', 'Present', { stopped_at: undefined }],
    ['scraped_at', '2 days ago', { last_seen_at: undefined }],
    ['source', 'Facebook', { source: 'meta' }],
    ['reach', '10K to 50K', { eu_total_reach: 10_000 }],
    ['Link', 'N/A', { landing_page: undefined }],
    ['media', [{ type: 'video', url: 'https://a.example/1' }], { media: [{ kind: 'video' }] }],
    [
      'Image',
      'a b.jpg (https://a.example/1.jpg),c.mp4 (https://a.example/2.mp4)',
      {
        media: [
          { kind: 'image', url: 'https://a.example/1.jpg' },
          { kind: 'video', url: 'https://a.example/2.mp4' },
        ],
      },
    ],
    ['Image', '![hero](https://a.example/1.jpg)', { media: [{ kind: 'image', url: 'https://a.example/1.jpg' }] }],
    ['collationCount', '1,200 ads', { variations_count: 1200 }],
    ['landing_page', 'acme.com/sale', { landing_page: 'https://acme.com/sale' }],
    ['started_at', '2026-01-02 08:30', { started_at: new Date('2026-01-02T08:30:00Z') }],
    ['started_at', '2026-01-02T08:30:00+0200', { started_at: new Date('2026-01-02T06:30:00Z') }],
  ])('[F-01] %s %j is understood', (column, value, expected) => {
    expect(recordOfRow({ id: '1', body: 'x', [column]: value }, 'upload')).toMatchObject({ record: expected })
  })

  test('[F-01] a description is the text of an ad that has no other, and of a link otherwise', () => {
    const alone = recordOfRow({ id: '1', description: 'Buy now' }, 'upload')
    expect(alone).toMatchObject({ record: { body: 'Buy now', link_description: undefined } })
    const beside = recordOfRow({ id: '1', text: 'Hello', description: 'Buy now' }, 'upload')
    expect(beside).toMatchObject({ record: { body: 'Hello', link_description: 'Buy now' } })
  })

  test('a file names neither what lies in our storage nor what our renderer draws', () => {
    const medium = { kind: 'image', width: 1, height: 1 }
    for (const origin of [{ storage_key: '../session-secret' }, { recipe: { template: 'x' } }, {}]) {
      expect(recordOfRow({ id: '1', body: 'x', media: [{ ...medium, ...origin }] }, 'upload')).toEqual({
        refusal: { field: 'media.0', reason: 'Give the address of the image or video as url.' },
        externalId: '1',
      })
    }
    const url = 'https://example.com/a.jpg'
    const both = recordOfRow({ id: '1', body: 'x', media: [{ ...medium, url, storage_key: 'files/x' }] }, 'upload')
    expect('record' in both && both.record.media[0]).toEqual(expect.not.objectContaining({ storage_key: 'files/x' }))
    expect(both).toMatchObject({ record: { media: [{ url }] } })
  })

  test('columns have many names, and a locale is a language in a country', () => {
    const outcome = recordOfRow(
      {
        'Ad ID': 42,
        'Primary text': 'Buy now',
        headline: 'Sale',
        advertiser: 'Acme',
        locale: 'fr-CA',
        kind: 'Not political',
        Platform: 'Facebook, Audience Network',
        is_active: true,
        'Start date': '2026-01-02',
        CTA: 'Shop now',
        reach: '1200',
        image_url: 'https://example.com/a.jpg',
        unheard_of: 'stays in raw',
      },
      'meta',
    )
    expect('record' in outcome && outcome.record).toMatchObject({
      source: 'meta',
      external_id: '42',
      body: 'Buy now',
      title: 'Sale',
      brand: { name: 'Acme' },
      languages: ['fr'],
      countries: ['CA'],
      niches: [],
      platforms: ['facebook', 'audience_network'],
      status: 'active',
      started_at: new Date('2026-01-02'),
      cta_text: 'Shop now',
      cta_type: 'shop_now',
      eu_total_reach: 1200,
      media: [{ kind: 'image', url: 'https://example.com/a.jpg' }],
      raw: { kind: 'Not political', unheard_of: 'stays in raw' },
    })
  })

  test.each([
    [{ id: '1' }, 'body', expect.stringContaining('Say in the mapping which column holds it')],
    [{ id: '1', body: 'a', cta_text: 'x'.repeat(501) }, 'cta_text', 'Use at most 500 characters.'],
    [
      { id: '1', body: 'a', Link: 'javascript:alert(1)' },
      'Link',
      'Enter an address that starts with http:// or https://.',
    ],
    [{ id: '1', body: 'a', 'start date': 'yesterday' }, 'start date', expect.stringContaining('Use a day as')],
    [{ id: '1', body: 'a', eu_total_reach: 'high' }, 'eu_total_reach', expect.stringContaining('expected number')],
    [{ id: '1', body: { a: 1 } }, 'body', expect.stringContaining('expected string')],
  ])('[C-11] case %#: what is wrong is refused with the name of its column', (values, field, reason) => {
    expect(recordOfRow(values, 'upload')).toMatchObject({ refusal: { field, reason } })
  })
})

test('[F-01] a text that is longer than the library keeps loses its end, and its ad stays', () => {
  const outcome = recordOfRow({ id: '1', text: `${'x'.repeat(14_998)}🏕${'x'.repeat(9000)}` }, 'upload')
  expect(outcome).toMatchObject({ record: { body: `${'x'.repeat(14_998)}…` } })
})

test.each([
  ['102330000000000', undefined],
  ['1474310483320290', '1474310483320290'],
  ['unknown', undefined],
  ['Unknown', undefined],
])('[F-01] an advertiser’s id %s that a spreadsheet rounded, or that no tool found, is none', (page_id, expected) => {
  const outcome = recordOfRow({ text: 'Hello', advertiser: 'Acme', page_id }, 'upload')
  expect(outcome).toMatchObject({ record: { brand: { name: 'Acme', external_id: expected } } })
})

test.each([
  ['United Kingdom', 'GB'],
  ['UK', 'GB'],
  ['Myanmar (Burma)', 'MM'],
  ['germany', 'DE'],
])('[F-01] the country %s has the code %s', (country, code) => {
  expect(recordOfRow({ text: 'Hello', country }, 'upload')).toMatchObject({ record: { countries: [code] } })
})

test('[F-01] an ad without an id gets one of its source, advertiser and words', () => {
  const idOf = (row: Record<string, unknown>, source = 'upload') => {
    const outcome = recordOfRow(row, source)
    return 'record' in outcome ? outcome.record.external_id : null
  }
  const row = { advertiser: 'Acme', text: 'Hello' }
  expect(idOf(row)).toMatch(/^made-[0-9a-f]{32}$/)
  expect(idOf({ ...row, start_date: '2026-01-02' })).toBe(idOf(row))
  const others = [idOf(row, 'meta'), idOf({ ...row, text: 'Bye' }), idOf({ ...row, advertiser: 'Other' })]
  expect(new Set([idOf(row), ...others]).size).toBe(4)
  const image = (query: string) => idOf({ image_url: `https://a.example/1.jpg?${query}` })
  expect(image('a')).toBe(image('b'))
  expect(idOf({ ...row, ad_id: '1.66213E+15' })).toBe(idOf(row))
  expect(idOf({ ...row, ad_id: '166213.0' })).toBe('166213')
  expect(idOf({ advertiser: 'Acme', url: 'https://www.facebook.com/ads/library/?id=123456' })).toBe('123456')
})

test('[F-01] a person’s mapping says which columns are read, whatever their names are', () => {
  const row = { id: 'A', text: 'not this', Copy: 'this', constructor: 'x', Nummer: 7 }
  const mapping = { Nummer: 'external_id', Copy: 'body', text: null }
  expect(recordOfRow(row, 'upload', mapping)).toMatchObject({ record: { external_id: '7', body: 'this', raw: row } })
})
