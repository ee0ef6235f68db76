import { hasAdLabel } from './feed-label.ts'
import { outermost, readFeedMedia, readingOfFeed } from './feed-posts.ts'
import { readAddress } from './read-address.ts'
import { readLine, readText } from './read-text.ts'
import { type Adapter, emptyAd, type PageReading, type SeenAd, type SeenCard, unlessSilent } from './seen-ad.ts'

const PROFILE = /^\/[\w.]+\/?$/
const OUTWARD = 'a[href*="//l.instagram.com/"]'

/** The feed of Instagram: a post is an ad if a label stands beside its name, where other posts have their time. */
export const instagramFeed: Adapter = {
  site: 'Instagram',

  reads: ({ hostname, pathname }) => hostname === 'www.instagram.com' && pathname === '/',

  read(document: Document, url: URL): PageReading {
    const posts = outermost(document, 'article').flatMap((element) => toPost(element) ?? [])
    const cards = posts.filter(isAd).map((post): SeenCard => {
      return { element: post.element, source: 'extension', externalId: null, read: () => readPost(post, url) }
    })
    return readingOfFeed(document, { posts: posts.length, cards })
  },
}

interface Post {
  element: Element
  /** The links with the advertiser's name: above the media, and before the words. */
  names: Element[]
  name: string
  media: Element[]
}

function toPost(element: Element): Post | null {
  const profiles = [...element.querySelectorAll('a[href]')].filter(isProfile)
  const [first] = profiles.filter((link) => readLine(link) !== null)
  const name = readLine(first)
  if (first === undefined || name === null) {
    return null
  }
  const names = profiles.filter(
    (link) => link.getAttribute('href') === first.getAttribute('href') && readLine(link) === name,
  )
  const media = [...element.querySelectorAll('img, video')].filter((medium) => !isInProfile(medium))
  return { element, names, name, media }
}

const isProfile = (link: Element) => PROFILE.test(link.getAttribute('href') ?? '')

function isInProfile(medium: Element): boolean {
  const link = medium.closest('a[href]')
  return link !== null && isProfile(link)
}

function isAd({ element, names: [name], media }: Post): boolean {
  const first = media[0] ?? null
  const time = element.querySelector('time')
  const isTimed = time !== null && (first === null || isBefore(time, first))
  return !isTimed && name !== undefined && hasAdLabel(element, { after: name, before: first })
}

function readPost({ element, names, name, media }: Post, url: URL): SeenAd | null {
  const link = [...element.querySelectorAll(OUTWARD)].find((item) => readLine(item) !== null)
  const [first] = media
  const caption = names.find((item) => first !== undefined && isBefore(first, item))
  return unlessSilent({
    ...emptyAd('extension', null, url.href),
    advertiser: { name, external_id: null, website: null },
    body: readCaption(caption),
    cta_text: readLine(link),
    landing_page: readAddress((link ?? element.querySelector(OUTWARD))?.getAttribute('href'), url),
    platforms: ['instagram'],
    status: 'active',
    media: readFeedMedia(
      media.filter((item) => caption === undefined || isBefore(item, caption)),
      url,
    ),
  })
}

/** The words stand behind the second name, beside it or beside what is around it. */
function readCaption(name: Element | undefined): string {
  const article = name?.closest('article')
  for (let place = name; place !== undefined && place !== article; place = place.parentElement ?? undefined) {
    const words = place.nextElementSibling
    if (words !== null && readText(words) !== '') {
      return readText(words)
    }
  }
  return ''
}

const isBefore = (element: Element, other: Element) =>
  (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
