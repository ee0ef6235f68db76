import { escapeMarkup, type MadeUpAd } from './made-up-ads.ts'

/** Markup of a label, and what it needs elsewhere in the document. */
export interface DrawnLabel {
  inPost: string
  elsewhere?: string
}

/** How feeds write the label of an ad: as it is, by reference, or by letters that styles put in order among others that they hide. */
const LABEL_SHAPES: Readonly<Record<string, (label: string, number: number) => DrawnLabel>> = {
  plain: (label) => ({ inPost: `<span>${label}</span>` }),
  named: (label, number) => ({
    inPost: `<span aria-labelledby="l${number}"><canvas width="62" height="17"></canvas></span>`,
    elsewhere: `<span id="l${number}">${label}</span>`,
  }),
  drawn: (label, number) => ({
    inPost: `<svg><use xlink:href="#t${number}" xmlns:xlink="http://www.w3.org/1999/xlink"></use></svg>`,
    elsewhere: `<svg><text id="t${number}">${label}</text></svg>`,
  }),
  spread: (label) => ({ inPost: `<span style="display: flex">${spread(label)}</span>` }),
}

/** The letters of a label backwards, each with its place, and decoys between them. */
function spread(label: string): string {
  const letters = Array.from(
    label,
    (letter, place) => `<span style="order: ${place + 1}">${letter}</span><span style="position: absolute">x</span>`,
  )
  return `${letters.toReversed().join('')}<span class="gone">q</span>`
}

const GONE = '<style>.gone { display: none }</style>'

interface FeedOptions {
  /** The words of the label, by the number of the ad. */
  labels?: readonly string[]
  shape?: keyof typeof LABEL_SHAPES
  /** Markup at the end of the page. */
  extra?: string
}

/** Draws ads, each one behind an ordinary post. */
function drawFeed(
  ads: readonly MadeUpAd[],
  { labels = ['Sponsored'], shape = 'plain', extra = '' }: FeedOptions,
  draw: (ad: MadeUpAd, label: string | null) => string,
): string {
  const drawn = ads.map((_, index) => LABEL_SHAPES[shape]?.(labels[index % labels.length] ?? '', index))
  const posts = ads.map((ad, index) => draw(toOrdinary(ad), null) + draw(ad, drawn[index]?.inPost ?? ''))
  return `${GONE}<main role="main"><div role="feed">${posts.join('')}</div></main>${drawn.map((label) => label?.elsewhere ?? '').join('')}${extra}`
}

/** An ordinary post that talks about ads. */
function toOrdinary(ad: MadeUpAd): MadeUpAd {
  return { ...ad, advertiser: `A friend of ${ad.advertiser}`, lines: ['Sponsored', 'Paid partnership with the sun.'] }
}

const outward = (host: string, address: string) =>
  `https://${host}?u=${encodeURIComponent(`${address}&fbclid=IwAR1`)}&amp;h=AT1`

/** A page in the shape of Facebook's feed. */
export function drawFacebookFeed(ads: readonly MadeUpAd[], options: FeedOptions = {}): string {
  return drawFeed(ads, options, (ad, label) => {
    const time = label ?? '2h'
    const link = outward('l.facebook.com/l.php', ad.landing)
    const image = `<img src="${escapeMarkup(ad.image)}">`
    const media =
      ad.video === null ? image : `<video src="blob:https://www.facebook.com/${ad.id}"></video><div>${image}</div>`
    const below = `<a href="${link}" role="link"><div data-ad-rendering-role="meta">fernweh.example</div><div data-ad-rendering-role="title">${escapeMarkup(ad.title)}</div><div data-ad-rendering-role="description">${escapeMarkup(ad.description)}</div></a>
<a href="${link}" role="link"><div data-ad-rendering-role="cta-shop_now">${escapeMarkup(ad.button)}</div></a>`
    return `<div data-pagelet="FeedUnit"><div aria-posinset="1"><div role="article"><div><svg><image xlink:href="https://scontent.example.fbcdn.net/logo.jpg"></image></svg>
<div data-ad-rendering-role="profile_name"><h4><a href="https://www.facebook.com/profile.php?id=${ad.id}&__cft__[0]=A"><b>${escapeMarkup(ad.advertiser)}</b></a></h4></div>
<div><a href="#" role="link">${time}</a><span> · </span><svg><title>Shared with Public</title></svg></div></div>
<div data-ad-rendering-role="story_message">${ad.lines.map((line) => `<div dir="auto">${escapeMarkup(line)}</div>`).join('')}</div>
<div data-ad-rendering-role="media">${media}</div>${label === null ? '' : below}
<div aria-label="Like" role="button">Like</div><div role="article"><a href="/b">B</a><div>Sponsored</div></div></div></div></div>`
  })
}

/** The data with which a page of Facebook says more about an ad than it draws. */
export function drawFacebookStory(ad: MadeUpAd, adId: string): string {
  const story = {
    actors: [{ id: `page-${ad.id}`, name: ad.advertiser }],
    message: { text: `${ad.lines.join('\n')}\nAnd one more line.` },
    attachments: [{ media: { browser_native_hd_url: ad.video }, title_with_entities: { text: ad.title } }],
  }
  const node = { id: `story-${ad.id}`, sponsored_data: { ad_id: adId }, comet_sections: { content: { story } } }
  const ordinary = { id: 'story-0', sponsored_data: null, comet_sections: { content: { story } } }
  return `<script type="application/json" data-sjs>${JSON.stringify({ deep: [{ node: ordinary }, { node }] })}</script>`
}

/** A page in the shape of Instagram's feed. */
export function drawInstagramFeed(ads: readonly MadeUpAd[], options: FeedOptions = {}): string {
  return drawFeed(ads, options, (ad, label) => {
    const handle = ad.advertiser.toLowerCase().replace(/\s+/g, '.')
    const name = `<a href="/${handle}/" role="link"><span dir="auto">${escapeMarkup(handle)}</span></a>`
    const time = '<a href="/p/C1/"><time datetime="2026-09-14T10:00:00.000Z">3h</time></a>'
    const image = `<img src="${escapeMarkup(ad.image)}">`
    const media = ad.video === null ? image : `<video src="blob:https://www.instagram.com/${ad.id}"></video>${image}`
    const button = `<a href="${outward('l.instagram.com/', ad.landing)}" role="link"><span>${escapeMarkup(ad.button)}</span></a>`
    return `<article><div><a href="/${handle}/"><img alt="" src="https://scontent.example.fbcdn.net/logo.jpg"></a><div>${name}<div>${label ?? time}</div></div></div>
<div>${media}</div>${label === null ? '' : button}<section><span>1,204 likes</span></section>
<div>${name} <span dir="auto">${ad.lines.map(escapeMarkup).join('<br>')}</span></div><div><a href="/b/">b</a> <span>Sponsored</span></div></article>`
  })
}

/** A page in the shape of TikTok's feed. */
export function drawTiktokFeed(ads: readonly MadeUpAd[], options: FeedOptions = {}): string {
  return drawFeed(ads, options, (ad, label) => {
    const mark =
      label === null
        ? '<span data-e2e="sponsored-tag">Paid partnership</span>'
        : `<span data-e2e="ad-tag">${label}</span>`
    const id = label === null ? ad.id.replace(/^1/, '9') : ad.id
    const button = `<a data-e2e="ttam-ads-cta" href="${escapeMarkup(ad.landing)}"><div>${escapeMarkup(ad.button)}</div></a>`
    return `<article data-e2e="recommend-list-item-container"><section data-e2e="feed-video"><div id="xgwrapper-0-${id}"><video src="blob:https://www.tiktok.com/1"></video></div><picture><img src="${escapeMarkup(ad.image)}"></picture>
<a href="/@x"><h3 data-e2e="video-author-uniqueid">x</h3><h4 data-e2e="video-author-nickname">${escapeMarkup(ad.advertiser)}</h4></a>${mark}
<div data-e2e="video-desc"><span>${ad.lines.map(escapeMarkup).join('<br>')}</span></div>${label === null ? '' : button}</section></article>`
  })
}
