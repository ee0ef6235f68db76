import {
  type Adapter,
  emptyAd,
  oneForEachId,
  type PageReading,
  readingOf,
  type SeenAd,
  type SeenCard,
  type SeenMedium,
} from './seen-ad.ts'
import { readAddress, readBackground, readFileAddress } from './read-address.ts'
import { readLine } from './read-text.ts'

const TOP_AD = /\/topads\/(\d+)/
/** The beginnings of the names of classes: their ends change with each build. */
const CARD = '[class*="TopadsVideoCard_card__"]'
const DETAIL = '[class*="TopadsDetailPage_"]'

/** TikTok's Creative Center: a list that says little, and the page of one ad. */
export const tiktokCreativeCenter: Adapter = {
  site: 'TikTok Creative Center',

  reads: ({ hostname, pathname }) => hostname === 'ads.tiktok.com' && pathname.includes('/creativecenter'),

  read(document: Document, url: URL): PageReading {
    const single = TOP_AD.exec(url.pathname)?.[1]
    if (single !== undefined) {
      const element = document.querySelector(DETAIL)?.parentElement ?? null
      return readingOf(element === null ? [] : [toCard(element, single, url)], 'loading')
    }
    const cards = [...document.querySelectorAll(CARD)].flatMap((card): SeenCard[] => {
      const link = card.querySelector('a[href*="/topads/"], a[href*="rid="]')?.getAttribute('href') ?? ''
      const id = TOP_AD.exec(link)?.[1] ?? /[?&]rid=(\d+)/.exec(link)?.[1]
      return id === undefined ? [] : [toCard(card, id, url)]
    })
    return readingOf(
      oneForEachId(cards),
      document.querySelector('[class*="TopadsList_"]') === null ? 'loading' : 'empty',
    )
  },
}

function toCard(element: Element, id: string, url: URL): SeenCard {
  return { element, source: 'tiktok', externalId: id, read: () => readCard(element, id, url) }
}

function readCard(element: Element, id: string, url: URL): SeenAd | null {
  const facts = readFacts(element)
  const brand = readLine(facts.get('brand name') ?? null)
  const landing = facts.get('landing page')?.querySelector('a')?.getAttribute('href')
  const media = readMedia(element, url)
  return {
    ...emptyAd('tiktok', id, url.href),
    advertiser: brand === null || brand === '-' ? null : { name: brand, external_id: null, website: null },
    body: readLine(facts.get('ad caption') ?? null) ?? '',
    landing_page: readAddress(landing, url),
    platforms: ['tiktok'],
    media,
  }
}

/** The facts of the page of one ad, by their names. */
function readFacts(element: Element): ReadonlyMap<string, Element> {
  const titles = [...element.querySelectorAll('[class*="BasicInfoItem_title"]')]
  return new Map(
    titles.flatMap((title) => {
      const value = title.parentElement?.querySelector('[class*="BasicInfoItem_value"]')
      const name = readLine(title)?.toLowerCase()
      return value === null || value === undefined || name === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** Players turn their address into one of the page's own when they start; then the image is left. */
function readMedia(element: Element, base: URL): SeenMedium[] {
  const video = element.querySelector('video:not([class*="TopadsBanner"])')
  const cover = readBackground(element.querySelector('[class*="videoCover"]'), base)
  const poster = readFileAddress(video?.getAttribute('poster'), base) ?? cover
  const url = readFileAddress(video?.getAttribute('src'), base)
  return url === null && poster === null ? [] : [{ kind: 'video', url, poster }]
}
