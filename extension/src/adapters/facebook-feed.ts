import { type FacebookStory, findFacebookStory, readFacebookStories, readFacebookStory } from './facebook-stories.ts'
import { hasAdLabel } from './feed-label.ts'
import { createMemory, outermost, readFeedMedia, readingOfFeed } from './feed-posts.ts'
import { readAddress } from './read-address.ts'
import { readLine, readText } from './read-text.ts'
import {
  type Adapter,
  emptyAd,
  type PageReading,
  type SeenAd,
  type SeenCard,
  type SeenMedium,
  unlessSilent,
} from './seen-ad.ts'

/** Pages with a feed; messages, the shop and the library of ads are none. */
const FEED = /^\/(?:home\.php|watch\/?|groups\/.*)?$/
const POST = '[aria-posinset], [role="feed"] > *, [role="article"]'
const AUTHOR = '[data-ad-rendering-role="profile_name"], h2, h3, h4, h5, h6'
const MESSAGE =
  '[data-ad-rendering-role="story_message"], [data-ad-comet-preview="message"], [data-ad-preview="message"]'
const role = (name: string) => `[data-ad-rendering-role="${name}"]`
const MEDIA = role('media')
const BUTTON = '[data-ad-rendering-role^="cta"]'
const OUTWARD = 'a[href*="//l.facebook.com/l.php"]'
/** A link that Facebook puts on the label of ads alone. */
const ABOUT_ADS = 'a[href*="facebook.com/ads/about"], a[href^="/ads/about"]'

/** The feed of Facebook: a post is an ad if its label says so where other posts have their time, or the data of the page does. */
export const facebookFeed: Adapter = {
  site: 'Facebook',

  reads: ({ hostname, pathname }) => /^(?:www|web)\.facebook\.com$/.test(hostname) && FEED.test(pathname),

  read(document: Document, url: URL): PageReading {
    const posts = outermost(document, POST).flatMap((element) => toPost(element) ?? [])
    const stories = readFacebookStories(document)
    const cards = posts.flatMap((post): SeenCard[] => {
      const story = findFacebookStory(stories, { name: post.name, text: readText(post.message) })
      return story === null && !isLabeledOnce(post.element, () => isLabeled(post))
        ? []
        : [
            {
              element: post.element,
              source: 'extension',
              externalId: story?.id ?? null,
              read: () => readPost(post, { url, story }),
            },
          ]
    })
    return readingOfFeed(document, { posts: posts.length, cards })
  },
}

const isLabeledOnce = createMemory()

interface Post {
  element: Element
  author: Element
  name: string
  message: Element | null
}

function toPost(element: Element): Post | null {
  const author = element.querySelector(AUTHOR)
  const name = readLine(author?.querySelector('a') ?? author)
  const message = element.querySelector(MESSAGE) ?? element.querySelector('p')?.parentElement ?? null
  return author === null || name === null ? null : { element, author, name, message }
}

/** Comments and texts may hold the same words, so only the line below the name counts. */
function isLabeled({ element, author, message }: Post): boolean {
  const before = message ?? element.querySelector(`${MEDIA}, video`)
  const about = element.querySelector(ABOUT_ADS)
  const isAbout =
    about !== null && (message === null || !message.contains(about)) && about.closest(role('media')) === null
  return isAbout || hasAdLabel(element, { after: author, before })
}

function readPost({ element, author, name, message }: Post, { url, story }: { url: URL; story: FacebookStory | null }) {
  const drawn: SeenAd = {
    ...emptyAd('extension', story?.id ?? null, url.href),
    advertiser: { name, external_id: readProfileId(author), website: null },
    body: readText(message),
    title: readLine(element.querySelector(role('title'))),
    link_description: readLine(element.querySelector(role('description'))),
    cta_text: readLine(element.querySelector(BUTTON)),
    landing_page: readAddress(findLanding(element, message)?.getAttribute('href'), url),
    platforms: ['facebook'],
    status: 'active',
    media: readFeedMedia(listMediaBlocks(element, message ?? author), url),
  }
  const said = story === null ? {} : readFacebookStory(story, url)
  return unlessSilent({ ...drawn, ...said, media: withPosters(said.media ?? drawn.media, drawn.media) })
}

/** The data may leave out the image of a video that the page draws. */
function withPosters(media: readonly SeenMedium[], drawn: readonly SeenMedium[]): SeenMedium[] {
  return media.map((medium, index) => ({ ...medium, poster: medium.poster ?? drawn[index]?.poster ?? null }))
}

/** The number of a profile without a name in its address. */
function readProfileId(author: Element): string | null {
  return /[?&]id=(\d+)/.exec(author.querySelector('a')?.getAttribute('href') ?? '')?.[1] ?? null
}

/** The link of the button, or the first one outside of the words. */
function findLanding(element: Element, message: Element | null): Element | null {
  const links = [...element.querySelectorAll(OUTWARD)].filter((link) => message?.contains(link) !== true)
  return element.querySelector(BUTTON)?.closest(OUTWARD) ?? links[0] ?? null
}

/** The blocks with the media; without marks of the page, all that stands behind the words. */
function listMediaBlocks(element: Element, after: Element): Element[] {
  const marked = [...element.querySelectorAll(MEDIA)]
  return marked.length > 0
    ? marked
    : [...element.querySelectorAll('img, video')].filter(
        (medium) =>
          (after.compareDocumentPosition(medium) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
          !after.contains(medium) &&
          medium.parentElement?.closest('[role="article"]') === element.querySelector('[role="article"]'),
      )
}
