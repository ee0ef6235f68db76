import {
  drawCreativeCenterPage,
  drawGooglePage,
  drawLinkedinPage,
  drawTiktokLibraryPage,
} from '../testing/library-pages.ts'
import { makeUpAds } from '../testing/made-up-ads.ts'
import { readPage } from '../testing/read-page.ts'
import { readDays } from './read-day.ts'
import { readAddress } from './read-address.ts'

const ads = makeUpAds(20)
const midnight = (day: string | null) => (day === null ? null : `${day}T00:00:00.000Z`)

describe('[F-16] twenty ads are read with every field that the page says', () => {
  test('in LinkedIn’s Ad Library', () => {
    const page = readPage(drawLinkedinPage(ads), 'https://fr.linkedin.com/ad-library/search?keyword=x')
    expect(page.ads).toMatchObject(
      ads.map((ad) => ({
        source: 'linkedin',
        external_id: ad.id,
        advertiser: { name: ad.advertiser, external_id: ad.id },
        body: ad.lines.join('\n'),
        title: ad.title,
        landing_page: ad.landing,
        media: [
          ad.video === null ? { kind: 'image', url: ad.image } : { kind: 'video', url: ad.video, poster: ad.image },
        ],
      })),
    )
  })

  test('in TikTok’s Commercial Content Library', () => {
    const page = readPage(drawTiktokLibraryPage(ads), 'https://library.tiktok.com/ads?region=all')
    expect(page.ads).toMatchObject(
      ads.map((ad) => ({
        source: 'tiktok',
        external_id: ad.id,
        advertiser: { name: ad.advertiser },
        body: '',
        started_at: midnight(ad.started),
        stopped_at: midnight(ad.stopped),
        media: [
          ad.video === null ? { kind: 'image', url: ad.image } : { kind: 'video', url: ad.video, poster: ad.image },
        ],
      })),
    )
  })

  test('in TikTok’s Creative Center, where the banner of the page is no ad', () => {
    const page = readPage(drawCreativeCenterPage(ads), 'https://ads.tiktok.com/business/creativecenter/topads')
    expect(page.ads).toMatchObject(
      ads.map((ad) => ({
        external_id: ad.id,
        advertiser: null,
        media: [{ kind: 'video', url: null, poster: ad.image }],
      })),
    )
  })

  test('in Google’s Ads Transparency Center', () => {
    const page = readPage(drawGooglePage(ads), 'https://adstransparency.google.com/advertiser/AR1?region=NO')
    expect(page.ads).toMatchObject(
      ads.map((ad) => ({
        source: 'google',
        external_id: `CR${ad.id}`,
        page_url: `https://adstransparency.google.com/advertiser/AR${ad.id}/creative/CR${ad.id}`,
        advertiser: { name: ad.advertiser, external_id: `AR${ad.id}` },
        media: [{ kind: 'image', url: ad.image }],
      })),
    )
  })

  test.each([
    ['https://www.linkedin.com/ad-library/search', drawLinkedinPage([]), 'empty'],
    ['https://library.tiktok.com/ads', drawTiktokLibraryPage([]), 'empty'],
    ['https://adstransparency.google.com/advertiser/AR1', '<root></root>', 'loading'],
    ['https://shop.example/ads/library', '<p></p>', null],
  ])('%s without ads is told as such', (address, markup, state) => {
    expect(readPage(markup, address).state).toBe(state)
  })
})

describe('[F-16] what adapters read', () => {
  test.each([
    ['Started running on 29 Dec 2025', ['2025-12-29']],
    ['Dec 29, 2025', ['2025-12-29']],
    ['24.12.2025 bis 2.1.2026', ['2025-12-24', '2026-01-02']],
    ['Début de diffusion le 18 juin 2026', ['2026-06-18']],
    ['4 de nov de 2025 a 5 de fev de 2026', ['2025-11-04', '2026-02-05']],
    ['2026. 5. 7.에 게재 시작함', ['2026-05-07']],
    ['٢٠٢٦-٠٥-٠٧', ['2026-05-07']],
    ['09/04/2026', ['2026-09-04']],
    ['30 Feb 2026, 12 apples 2026, 99/99/2026', []],
  ])('in %j are the days %j', (text, days) => {
    expect(readDays(text).map((day) => day.slice(0, 10))).toEqual(days)
  })

  test.each([
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F%3Futm_id%3D1%26fbclid%3D2&h=x',
      'https://a.example/?utm_id=1',
    ],
    ['https://l.instagram.com/?u=https%3A%2F%2Fa.example%2F%7B%7Bcampaign%7D%7D&e=x', 'https://a.example/{{campaign}}'],
    ['https://l.facebook.com/l.php?u=javascript%3Aalert(1)', null],
    ['data:text/html,x', null],
    ['/shop', 'https://page.example/shop'],
  ])('%s leads to %s', (href, address) => {
    expect(decodeURI(readAddress(href, new URL('https://page.example/')) ?? '')).toBe(address ?? '')
  })

  test('a click id goes without the iterators that Firefox keeps from content scripts', () => {
    const keys = jest.spyOn(URLSearchParams.prototype, 'keys').mockImplementation(() => {
      throw new TypeError('not iterable')
    })
    expect(readAddress('https://a.example/?fbclid=2&utm_id=1', new URL('https://page.example/'))).toBe(
      'https://a.example/?utm_id=1',
    )
    keys.mockRestore()
  })
})
