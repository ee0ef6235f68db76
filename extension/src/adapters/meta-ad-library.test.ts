import { escapeMarkup, type MadeUpAd, makeUpAds } from '../testing/made-up-ads.ts'
import { drawMetaPage, ENGLISH } from '../testing/meta-page.ts'
import { readPage } from '../testing/read-page.ts'
import type { SeenAd } from './seen-ad.ts'

const ADDRESS = 'https://www.facebook.com/ads/library/?q=fernweh'
const midnight = (day: string | null) => (day === null ? null : `${day}T00:00:00.000Z`)

function expectedOf(ad: MadeUpAd): Partial<SeenAd> {
  return {
    source: 'meta',
    external_id: ad.id,
    advertiser: { name: ad.advertiser, external_id: null, website: null },
    body: ad.lines.join('\n'),
    title: ad.title,
    link_description: ad.description,
    cta_text: ad.button,
    landing_page: ad.landing,
    started_at: midnight(ad.started),
    stopped_at: midnight(ad.stopped),
    status: ad.stopped === null ? 'active' : 'inactive',
    media: [
      ad.video === null
        ? { kind: 'image', url: ad.image, poster: null }
        : { kind: 'video', url: ad.video, poster: ad.image },
    ],
  }
}

describe('[F-16] Meta’s Ad Library', () => {
  test('gives twenty drawn ads with every field', () => {
    const ads = makeUpAds(20)
    const page = readPage(drawMetaPage(ads), ADDRESS)
    expect(page.state).toBe('ads')
    expect(page.ads).toMatchObject(ads.map(expectedOf))
  })

  test.each([
    ['German', { id: 'Bibliotheks-ID:', active: 'Aktiv', day: (day: string) => day.split('-').toReversed().join('.') }],
    [
      'Portuguese',
      { id: 'Identificação da biblioteca:', active: 'Ativo', day: (day: string) => `${day.slice(8)} de jan de 2026` },
    ],
    ['Korean', { id: '라이브러리 ID:', active: '활성', day: (day: string) => `${day.replace(/-0?/g, '. ')}.` }],
    [
      'Spanish',
      { id: 'Identificador de la biblioteca:', active: 'Activo', day: (day: string) => `${day.slice(8)} ene 2026` },
    ],
  ])('is read in %s', (_, labels) => {
    const ads = makeUpAds(1)
    const page = readPage(drawMetaPage(ads, { labels: { ...ENGLISH, ...labels } }), ADDRESS)
    expect(page.ads).toMatchObject(ads.map(expectedOf))
  })

  test('is right where the data of the page speaks, and joined with what is drawn', () => {
    const [ad] = makeUpAds(1)
    const record = {
      ad_archive_id: ad?.id,
      page_id: '4711',
      page_name: 'The page',
      is_active: false,
      start_date: Date.UTC(2026, 1, 3, 8) / 1000,
      end_date: Date.UTC(2026, 2, 3, 8) / 1000,
      publisher_platform: ['FACEBOOK', 'INSTAGRAM', 'ELSEWHERE'],
      snapshot: {
        body: { text: '{{product.name}}' },
        title: '{{product.name}}',
        cards: [{ title: 'The first card', body: 'Text of the card', original_image_url: 'https://cdn.example/1.jpg' }],
      },
    }
    const data = JSON.stringify({ deep: [{ down: { ad: record } }] })
    const extra = `<script type="application/json" data-sjs>${data}</script>`
    const page = readPage(drawMetaPage(makeUpAds(1), { extra }), ADDRESS)
    expect(page.ads).toMatchObject([
      {
        advertiser: { name: 'The page', external_id: '4711' },
        body: 'Text of the card',
        title: 'The first card',
        cta_text: ad?.button,
        started_at: '2026-02-03T00:00:00.000Z',
        stopped_at: '2026-03-03T00:00:00.000Z',
        status: 'inactive',
        platforms: ['facebook', 'instagram'],
        media: [{ kind: 'image', url: 'https://cdn.example/1.jpg' }],
      },
    ])
  })

  test('is not fooled by an advertiser who writes labels, and takes no text for markup', () => {
    const [ad] = makeUpAds(1)
    const lines = [
      'Library ID: 1234567890123456',
      'Sponsored',
      '<img src=x onerror=alert(1)>',
      'Started running on 1 Jan 2001',
    ]
    const page = readPage(drawMetaPage([{ ...(ad as MadeUpAd), lines }]), ADDRESS)
    expect(page.ads).toMatchObject([
      { external_id: ad?.id, body: lines.join('\n'), started_at: midnight(ad?.started ?? '') },
    ])
  })

  test('gives no address that is no web address, nor one of the page’s own memory', () => {
    const [ad] = makeUpAds(1)
    const hostile = { ...(ad as MadeUpAd), landing: 'javascript:alert(1)//?', video: 'blob:https://www.facebook.com/1' }
    const { ads } = readPage(drawMetaPage([hostile]), ADDRESS)
    expect(ads).toMatchObject([{ landing_page: null, media: [{ kind: 'video', url: null, poster: ad?.image }] }])
  })

  test('tells a search without results, a page that is still loading and a layout that it does not know apart', () => {
    const none = '{"search_results_connection":{"count":0,"edges":[]}}'
    expect(readPage(`<script type="application/json" data-sjs>${none}</script>`, ADDRESS).state).toBe('empty')
    expect(readPage('<div role="main"></div>', ADDRESS).state).toBe('loading')
    const other = `<section><p>Library ID: 1100000000000000</p></section>`
    expect(readPage(escapeMarkup('') + other, ADDRESS)).toEqual({ state: 'unknown', ads: [] })
  })
})
