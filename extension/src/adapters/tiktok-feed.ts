import { outermost, readFeedMedia, readingOfFeed } from './feed-posts.ts'
import { readAddress } from './read-address.ts'
import { readLine, readText } from './read-text.ts'
import {
  type Adapter,
  emptyAd,
  oneForEachId,
  type PageReading,
  type SeenAd,
  type SeenCard,
  unlessSilent,
} from './seen-ad.ts'

/** The feed and its two lists, also with a language before them. */
const FEED = /^\/(?:[a-z]{2}(?:-[A-Za-z]{2,4})?\/?)?(?:foryou|following)?\/?$/
/** TikTok's own names of parts stay the same in every language. */
const part = (name: string) => `[data-e2e="${name}"]`
const VIDEO_ID = /^xgwrapper-\d+-(\d{15,20})$/

/** The feed of TikTok: an ad has TikTok's own mark. A paid partnership, which creators declare themselves, is no ad. */
export const tiktokFeed: Adapter = {
  site: 'TikTok',

  reads: ({ hostname, pathname }) => hostname === 'www.tiktok.com' && FEED.test(pathname),

  read(document: Document, url: URL): PageReading {
    const posts = outermost(document, part('recommend-list-item-container'))
    const cards = posts
      .filter((post) => post.querySelector(part('ad-tag')) !== null)
      .map((element): SeenCard => {
        const externalId = readId(element)
        return { element, source: 'extension', externalId, read: () => readPost(element, { externalId, url }) }
      })
    return readingOfFeed(document, { posts: posts.length, cards: oneForEachId(cards) })
  },
}

/** The player has the id of the video in its own. */
function readId(post: Element): string | null {
  const id = VIDEO_ID.exec(post.querySelector('[id^="xgwrapper-"]')?.id ?? '')?.[1]
  return id === undefined ? null : `tiktok-${id}`
}

function readPost(post: Element, { externalId, url }: { externalId: string | null; url: URL }): SeenAd | null {
  const name = readLine(
    post.querySelector(part('video-author-nickname')) ?? post.querySelector(part('video-author-uniqueid')),
  )
  const button = post.querySelector(part('ttam-ads-cta'))
  return unlessSilent({
    ...emptyAd('extension', externalId, url.href),
    advertiser: name === null ? null : { name, external_id: null, website: null },
    body: readText(post.querySelector(part('video-desc'))),
    cta_text: readLine(button),
    landing_page: readAddress((button?.closest('a') ?? button?.querySelector('a'))?.getAttribute('href'), url),
    platforms: ['tiktok'],
    status: 'active',
    media: readFeedMedia([post.querySelector(part('feed-video')) ?? post], url),
  })
}
