import { drawFacebookFeed, drawFacebookStory, drawInstagramFeed, drawTiktokFeed } from '../testing/feed-pages.ts'
import { type MadeUpAd, makeUpAds } from '../testing/made-up-ads.ts'
import { readPage } from '../testing/read-page.ts'

const FACEBOOK = 'https://www.facebook.com/'
const INSTAGRAM = 'https://www.instagram.com/'
const TIKTOK = 'https://www.tiktok.com/foryou'
const ads = makeUpAds(20)
const SHAPES = ['plain', 'named', 'drawn', 'spread'] as const
const LABELS = [
  ['Sponsored', 'Gesponsert', 'Sponsorisé', 'Publicidad', 'Patrocinado', 'Sponsorizzato', 'Gesponsord', 'Sponsorowane'],
  [
    'Реклама',
    'Sponsorlu',
    '広告',
    '贊助',
    'مُموَّل',
    'ממומן',
    'Sponsoroitu',
    'Sponzorováno',
    'Bersponsor',
    'Được tài trợ',
  ],
].flat()

/** What every feed says of an ad; its videos are played from the memory of the page. */
function expectedOf(ad: MadeUpAd) {
  return {
    source: 'extension',
    body: ad.lines.join('\n'),
    cta_text: ad.button,
    landing_page: ad.landing,
    status: 'active',
    media: [
      ad.video === null
        ? { kind: 'image', url: ad.image, poster: null }
        : { kind: 'video', url: null, poster: ad.image },
    ],
  }
}

describe('[F-16] twenty ads of a feed are read with every field, and no post between them is taken for one', () => {
  test.each(SHAPES)('on Facebook, with labels of eighteen languages, %s', (shape) => {
    const page = readPage(drawFacebookFeed(ads, { labels: LABELS, shape }), FACEBOOK)
    expect(page.ads).toMatchObject(
      ads.map((ad) => ({
        ...expectedOf(ad),
        external_id: null,
        advertiser: { name: ad.advertiser, external_id: ad.id },
        title: ad.title,
        link_description: ad.description,
        platforms: ['facebook'],
      })),
    )
    expect(page.ads).toHaveLength(20)
  })

  test.each(SHAPES)('on Instagram, with labels of eighteen languages, %s', (shape) => {
    const page = readPage(drawInstagramFeed(ads, { labels: LABELS, shape }), INSTAGRAM)
    expect(page.ads).toMatchObject(
      ads.map((ad) => ({
        ...expectedOf(ad),
        advertiser: { name: ad.advertiser.toLowerCase().replace(/\s+/g, '.') },
        platforms: ['instagram'],
      })),
    )
    expect(page.ads).toHaveLength(20)
  })

  test('on TikTok, where the players have the ids of the videos', () => {
    const page = readPage(drawTiktokFeed(ads, { labels: LABELS }), TIKTOK)
    expect(page.ads).toMatchObject(
      ads.map((ad) => ({
        ...expectedOf(ad),
        external_id: `tiktok-${ad.id}`,
        advertiser: { name: ad.advertiser },
        platforms: ['tiktok'],
        media: [{ kind: 'video', url: null, poster: ad.image }],
      })),
    )
    expect(page.ads).toHaveLength(20)
  })
})

describe('[F-16] a feed', () => {
  const [, , video] = makeUpAds(3) as [MadeUpAd, MadeUpAd, MadeUpAd]

  test('of Facebook whose data knows an ad gives its id, its whole text and the file of its video, also without a label', () => {
    const extra = drawFacebookStory(video, '120211234567890123')
    expect(readPage(drawFacebookFeed([video], { labels: ['…'], extra }), FACEBOOK).ads).toMatchObject([
      {
        external_id: 'facebook-120211234567890123',
        advertiser: { name: video.advertiser, external_id: `page-${video.id}` },
        body: `${video.lines.join('\n')}\nAnd one more line.`,
        // The data has no image of the video, so the drawn one stands for it.
        media: [{ kind: 'video', url: video.video, poster: video.image }],
      },
    ])
  })

  test.each([
    ['whose label says something else', { labels: ['Suggested for you'] }],
    ['whose label is hidden', { labels: ['<span class="gone">Sponsored</span>2h'] }],
    ['of a page that is called Sponsored', { labels: ['2h'], name: 'Sponsored' }],
    ['with a paid partnership', { labels: ['Paid partnership with Fernweh'] }],
  ])('holds no ad in a post %s', (_, { labels, name = video.advertiser }: { labels: string[]; name?: string }) => {
    const post = { ...video, advertiser: name }
    expect(readPage(drawFacebookFeed([post], { labels }), FACEBOOK)).toEqual({ state: 'empty', ads: [] })
    expect(readPage(drawInstagramFeed([post], { labels }), INSTAGRAM)).toEqual({ state: 'empty', ads: [] })
  })

  test('with the name of the payer behind the label holds an ad', () => {
    const page = drawFacebookFeed([video], { labels: ['Sponsored · Paid for by The Party'] })
    expect(readPage(page, FACEBOOK).ads).toHaveLength(1)
  })

  test.each([FACEBOOK, INSTAGRAM, TIKTOK])(
    'of %s tells a layout that it does not know from one that is loading',
    (address) => {
      expect(readPage('<main role="main"></main>', address).state).toBe('loading')
      const unknown = `<main role="main">${'<figure><img src="/1.jpg"></figure>'.repeat(6)}</main>`
      expect(readPage(unknown, address)).toEqual({ state: 'unknown', ads: [] })
    },
  )

  test.each([
    'https://www.facebook.com/messages/t/1',
    'https://www.instagram.com/direct/inbox/',
    'https://www.tiktok.com/messages',
  ])('is not read on %s', (address) => {
    expect(readPage(drawFacebookFeed(ads), address).state).toBeNull()
  })
})
