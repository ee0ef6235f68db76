import { escapeMarkup, type MadeUpAd } from './made-up-ads.ts'

/** The labels of a language. */
export interface MetaLabels {
  id: string
  started: string
  active: string
  inactive: string
  sponsored: string
  details: string
  /** Writes a day such as `2026-01-16`. */
  day: (day: string) => string
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const ENGLISH: MetaLabels = {
  id: 'Library ID:',
  started: 'Started running on',
  active: 'Active',
  inactive: 'Inactive',
  sponsored: 'Sponsored',
  details: 'See ad details',
  day: (day) => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`,
}

const button = (text: string) => `<div tabindex="0" role="button"><div>${escapeMarkup(text)}</div></div>`
const plain = (text: string) =>
  `<div role="none"><div aria-busy="false" role="button" tabindex="0"><span>${escapeMarkup(text)}</span></div></div>`
const outward = (address: string) =>
  `https://l.facebook.com/l.php?u=${encodeURIComponent(`${address}&fbclid=IwAR1`)}&amp;h=AT1`

function drawCard(ad: MadeUpAd, labels: MetaLabels): string {
  const days =
    ad.stopped === null
      ? `${labels.started} ${labels.day(ad.started)}`
      : `${labels.day(ad.started)} - ${labels.day(ad.stopped)}`
  const media =
    ad.video === null
      ? ''
      : `<div><video playsinline controls width="240" poster="${escapeMarkup(ad.image)}" src="${escapeMarkup(ad.video)}"></video><div role="group"><span>0:00</span><span>/</span><span>0:32</span></div></div>`
  const image = ad.video === null ? `<div><img alt="" width="240" src="${escapeMarkup(ad.image)}"></div>` : ''
  return `<div class="x1"><div class="x2"><div><div><span>\u200b</span><span>${ad.stopped === null ? labels.active : labels.inactive}</span></div>
<div><div><span>${labels.id} ${ad.id}</span></div></div><div><span>${days}</span></div></div>
${plain(labels.details)}<hr><div><div><div><img alt="${escapeMarkup(ad.advertiser)}" src="https://scontent.example.fbcdn.net/v/logo.jpg?stp=dst-jpg_s60x60">
<a target="_blank" href="https://www.facebook.com/${ad.id.slice(-6)}/"><span>${escapeMarkup(ad.advertiser)}</span></a>
<div><span><strong>${labels.sponsored}</strong></span></div></div>
<div><span>${button('').replace('<div></div>', `<div style="-webkit-line-clamp: 7"><span>${ad.lines.map(escapeMarkup).join('<br>')}</span></div>`)}</span></div>
${media}<a target="_blank" href="${outward(ad.landing)}">${image}<div>${button('FERNWEH.EXAMPLE')}${button(ad.title)}${button(ad.description)}</div>${plain(ad.button)}</a></div></div></div></div>`
}

/** A page in the shape of Meta's Ad Library, as it is drawn, without data. @param extra markup of a hostile page */
export function drawMetaPage(ads: readonly MadeUpAd[], { labels = ENGLISH, extra = '' } = {}): string {
  return `<!doctype html><html id="facebook"><head><meta charset="utf-8"><title>Ad Library</title></head><body>
<div id="mount"><div><div role="heading" aria-level="3">~${ads.length} results</div></div><div><div>${ads.map((ad) => drawCard(ad, labels)).join('\n')}</div></div></div>${extra}
</body></html>`
}
