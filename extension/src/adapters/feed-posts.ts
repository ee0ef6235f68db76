import { readFileAddress, readImageAddress } from './read-address.ts'
import { type PageReading, readingOf, type SeenCard, type SeenMedium } from './seen-ad.ts'

/** Images that a page draws itself, such as emojis. */
const OWN_IMAGES = /^https:\/\/static\.|\/emoji/
/** A page without posts that shows this many images or videos has a layout that is not known. */
const MANY_MEDIA = 6

/** The elements that no other one of the selector holds: a post holds its comments. */
export function outermost(document: Document, selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => element.parentElement?.closest(selector) === null)
}

/** The state of a feed. @param posts how many posts were found, ads and others */
export function readingOfFeed(document: Document, { posts, cards }: { posts: number; cards: SeenCard[] }): PageReading {
  if (posts > 0) {
    return readingOf(cards, 'empty')
  }
  const media = document.querySelectorAll('main img, main video, [role="main"] img, [role="main"] video')
  return { state: media.length < MANY_MEDIA ? 'loading' : 'unknown', cards: [] }
}

/** The images and videos of a post. An image beside a video stands for it: players keep the video in the page's own memory. */
export function readFeedMedia(blocks: readonly Element[], base: URL): SeenMedium[] {
  const shown = blocks.flatMap((block) =>
    block.matches('img, video') ? block : [...block.querySelectorAll('img, video')],
  )
  const images = shown.flatMap((element) => {
    const url = element.tagName === 'IMG' ? readImageAddress(element, base) : null
    return url === null || OWN_IMAGES.test(url) ? [] : [url]
  })
  const videos = shown.filter((element) => element.tagName === 'VIDEO')
  if (videos.length === 0) {
    return [...new Set(images)].map((url) => ({ kind: 'image', url, poster: null }))
  }
  return videos.flatMap((video, index): SeenMedium[] => {
    const url = readFileAddress(video.getAttribute('src') ?? video.querySelector('source')?.getAttribute('src'), base)
    const poster = readFileAddress(video.getAttribute('poster'), base) ?? images[index] ?? null
    return url === null && poster === null ? [] : [{ kind: 'video', url, poster }]
  })
}
