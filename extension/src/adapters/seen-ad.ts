import type { CapturedAd } from '@marquee/contract/captures'

/** An image or a video as a page shows it. */
export interface SeenMedium {
  kind: 'image' | 'video'
  /** Null for a video that the page plays in parts, and for what has not been loaded. */
  url: string | null
  /** The address of the image that stands for a video. */
  poster: string | null
}

/** An ad as a page shows it: null or empty where the page says nothing. */
export type SeenAd = Required<Omit<CapturedAd, 'media' | 'captured_at'>> & { media: SeenMedium[] }

/** An ad on a page: it is read when it is saved. */
export interface SeenCard {
  element: Element
  source: SeenAd['source']
  /** The id of the ad at its source; null where the page says none. */
  externalId: string | null
  /** Null for a card of a layout that is not known. */
  read: () => SeenAd | null
}

/** `loading`: ads may still come. `unknown`: the page has a layout that the adapter does not know. */
export type PageState = 'ads' | 'empty' | 'loading' | 'unknown'

export interface PageReading {
  state: PageState
  cards: SeenCard[]
}

/** Reads the ads off the pages of a site. It changes nothing and asks for nothing. */
export interface Adapter {
  /** The name of the site, for users. */
  site: string
  /** Whether pages at the address can show ads that it knows. */
  reads(url: URL): boolean
  read(document: Document, url: URL): PageReading
}

/** An ad that says nothing yet. */
export function emptyAd(source: SeenAd['source'], externalId: string | null, pageUrl: string): SeenAd {
  return {
    source,
    external_id: externalId,
    page_url: pageUrl,
    advertiser: null,
    body: '',
    title: null,
    link_description: null,
    cta_text: null,
    landing_page: null,
    started_at: null,
    stopped_at: null,
    platforms: [],
    countries: [],
    status: 'unknown',
    media: [],
  }
}

/** The cards of a page, one for each id; ads without an id are all kept. */
export function oneForEachId(cards: readonly SeenCard[]): SeenCard[] {
  const ids = new Set<string>()
  return cards.filter(({ externalId: id }) => {
    const isNew = id === null || !ids.has(id)
    if (id !== null) {
      ids.add(id)
    }
    return isNew
  })
}

/** The state of a page by its cards: one whose first card says nothing has an unknown layout. */
export function readingOf(cards: readonly SeenCard[], otherwise: PageState | (() => PageState)): PageReading {
  const [first] = cards
  if (first === undefined) {
    return { state: typeof otherwise === 'string' ? otherwise : otherwise(), cards: [] }
  }
  return first.read() === null ? { state: 'unknown', cards: [] } : { state: 'ads', cards: [...cards] }
}

/** The ad, or null when nothing of it was read. */
export function unlessSilent(ad: SeenAd): SeenAd | null {
  return ad.advertiser === null && ad.body === '' && ad.media.length === 0 ? null : ad
}
