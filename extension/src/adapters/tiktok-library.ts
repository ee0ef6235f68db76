import {
  type Adapter,
  emptyAd,
  oneForEachId,
  type PageReading,
  readingOf,
  type SeenAd,
  type SeenCard,
  type SeenMedium,
  unlessSilent,
} from './seen-ad.ts'
import { readBackground, readFileAddress } from './read-address.ts'
import { readDays } from './read-day.ts'
import { readLine, readText } from './read-text.ts'

/** TikTok's Commercial Content Library. It names no landing page and no button anywhere, and no words on its cards. */
export const tiktokLibrary: Adapter = {
  site: 'TikTok Commercial Content Library',

  reads: ({ hostname }) => hostname === 'library.tiktok.com',

  read(document: Document, url: URL): PageReading {
    const single = url.pathname.startsWith('/ads/detail') ? url.searchParams.get('ad_id') : null
    const detail = document.querySelector('.ad_detail_container, .ad_video')
    if (single !== null) {
      const card = detail === null ? [] : [toCard(detail, single, url)]
      return readingOf(card, 'loading')
    }
    const cards = [...document.querySelectorAll('a[href*="/ads/detail/?ad_id="]')].flatMap((link): SeenCard[] => {
      const id = /[?&]ad_id=(\d+)/.exec(link.getAttribute('href') ?? '')?.[1]
      return id === undefined ? [] : [toCard(link.parentElement ?? link, id, url)]
    })
    return readingOf(oneForEachId(cards), document.querySelector('.ads_list') === null ? 'loading' : 'empty')
  },
}

function toCard(element: Element, id: string, url: URL): SeenCard {
  return { element, source: 'tiktok', externalId: id, read: () => readCard(element, id, url) }
}

function readCard(element: Element, id: string, url: URL): SeenAd | null {
  const name = readLine(element.querySelector('.ad_info_text, .ad_advertiser_value'))
  // The days are those of the first and the last showing; whether the ad still runs is not said.
  const [started_at = null, stopped_at = null] = [...element.querySelectorAll('.item_value')].flatMap((value) =>
    readDays(readText(value)),
  )
  return unlessSilent({
    ...emptyAd('tiktok', id, url.href),
    advertiser: name === null ? null : { name, external_id: null, website: null },
    started_at,
    stopped_at,
    platforms: ['tiktok'],
    media: readMedia(element, url),
  })
}

function readMedia(element: Element, base: URL): SeenMedium[] {
  const video = element.querySelector('video')
  if (video !== null) {
    const url = readFileAddress(video.getAttribute('src'), base)
    return [{ kind: 'video', url, poster: readFileAddress(video.getAttribute('poster'), base) }]
  }
  const cover = readBackground(element.querySelector('[style*="background-image"]'), base)
  return cover === null ? [] : [{ kind: 'image', url: cover, poster: null }]
}
