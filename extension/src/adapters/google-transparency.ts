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
import { readImageAddress } from './read-address.ts'
import { readDays } from './read-day.ts'
import { readLine, readText } from './read-text.ts'

const CREATIVE = /\/advertiser\/(AR\d+)\/creative\/(CR\d+)/

/** Google's Ads Transparency Center. Words and landing pages are not given: text ads are pictures or drawn within frames. */
export const googleTransparency: Adapter = {
  site: 'Google Ads Transparency Center',

  reads: ({ hostname }) => hostname === 'adstransparency.google.com',

  read(document: Document, url: URL): PageReading {
    const single = CREATIVE.exec(url.pathname)
    if (single !== null) {
      const element = document.querySelector('creative-details')
      return readingOf(element === null ? [] : [toCard(element, { ids: single, url, document })], 'loading')
    }
    const links = [...document.querySelectorAll('creative-preview a[href*="/creative/CR"]')]
    const cards = links.flatMap((link): SeenCard[] => {
      const ids = CREATIVE.exec(link.getAttribute('href') ?? '')
      const element = link.closest('creative-preview')
      return ids === null || element === null ? [] : [toCard(element, { ids, url, document })]
    })
    return readingOf(oneForEachId(cards), document.querySelector('creative-grid') === null ? 'loading' : 'empty')
  },
}

interface Place {
  /** Of the advertiser and of the creative. */
  ids: RegExpExecArray
  url: URL
  document: Document
}

function toCard(element: Element, place: Place): SeenCard {
  return { element, source: 'google', externalId: place.ids[2] ?? null, read: () => readCard(element, place) }
}

function readCard(element: Element, { ids: [, advertiserId = '', id = ''], url, document }: Place): SeenAd | null {
  const name = readLine(element.querySelector('.advertiser-name') ?? document.querySelector('.advertiser-name'))
  const shown = [...element.querySelectorAll('.property')].map(readText)
  const dayOf = (label: RegExp) => shown.filter((line) => label.test(line)).flatMap(readDays)[0] ?? null
  const page = new URL(`/advertiser/${advertiserId}/creative/${id}`, url)
  return unlessSilent({
    ...emptyAd('google', id, page.href),
    advertiser: name === null ? null : { name, external_id: advertiserId, website: null },
    started_at: dayOf(/^first shown/i),
    stopped_at: dayOf(/^last shown/i),
    platforms: ['google'],
    media: readMedia(element, url),
  })
}

/** The images of the creative and its variations. A preview of a video has only its image: the video is at YouTube. */
function readMedia(element: Element, base: URL): SeenMedium[] {
  return [...element.querySelectorAll('html-renderer img')].flatMap((image): SeenMedium[] => {
    const url = readImageAddress(image, base)
    if (url === null) {
      return []
    }
    const isVideo = new URL(url).hostname.endsWith('ytimg.com')
    return [isVideo ? { kind: 'video', url: null, poster: url } : { kind: 'image', url, poster: null }]
  })
}
