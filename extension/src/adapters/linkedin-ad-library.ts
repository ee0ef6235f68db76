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
import { readAddress, readFileAddress, readImageAddress } from './read-address.ts'
import { readDays } from './read-day.ts'
import { readLine, readText } from './read-text.ts'

const DETAIL = /\/ad-library\/detail\/(\d+)/
/** These names stay English in every language of the page. */
const named = (name: string) => `[data-tracking-control-name="${name}"]`
const IMAGES = 'img.ad-preview__dynamic-dimensions-image, [data-tracking-control-name$="_image"] img'

/** LinkedIn's Ad Library: the list of a search, and the page of one ad, which says more. */
export const linkedinAdLibrary: Adapter = {
  site: 'LinkedIn Ad Library',

  reads: ({ hostname, pathname }) => /(?:^|\.)linkedin\.com$/.test(hostname) && pathname.startsWith('/ad-library'),

  read(document: Document, url: URL): PageReading {
    const single = DETAIL.exec(url.pathname)?.[1]
    const previews = [...document.querySelectorAll('.ad-preview')]
    const cards = previews.flatMap((preview, index): SeenCard[] => {
      const item = preview.closest('li') ?? preview
      const link = item.querySelector(`a[href*="/ad-library/detail/"]${named('ad_library_view_ad_detail')}`)
      const id = DETAIL.exec(link?.getAttribute('href') ?? '')?.[1] ?? (index === 0 ? single : undefined)
      return id === undefined
        ? []
        : [
            {
              element: preview,
              source: 'linkedin',
              externalId: id,
              read: () => readPreview(preview, { id, url, document }),
            },
          ]
    })
    return readingOf(
      oneForEachId(cards),
      document.querySelector('.search-results-count') === null ? 'unknown' : 'empty',
    )
  },
}

function readPreview(
  preview: Element,
  { id, url, document }: { id: string; url: URL; document: Document },
): SeenAd | null {
  const button = preview.querySelector(named('ad_library_ad_detail_cta'))
  const headline = preview.querySelector(
    `.sponsored-content-headline, ${named('ad_library_ad_preview_carousel_item_title')}`,
  )
  const run = DETAIL.test(url.pathname) ? readText(document.querySelector('.about-ad__availability-duration')) : ''
  const [started_at = null, stopped_at = null] = readDays(run)
  return unlessSilent({
    ...emptyAd('linkedin', id, url.href),
    advertiser: readAdvertiser(preview),
    body: readText(preview.querySelector('.commentary__content')),
    title: readLine(headline?.querySelector('h2') ?? headline),
    cta_text: readLine(button),
    landing_page: readAddress((headline?.closest('a') ?? button)?.getAttribute('href'), url),
    started_at,
    stopped_at,
    platforms: ['linkedin'],
    media: readMedia(preview, url),
  })
}

function readAdvertiser(preview: Element): SeenAd['advertiser'] {
  const link = preview.querySelector(`a${named('ad_library_ad_preview_advertiser')}`)
  const name = readLine(link)
  const page = /\/company\/(\d+)/.exec(link?.getAttribute('href') ?? '')
  return name === null ? null : { name, external_id: page?.[1] ?? null, website: null }
}

function readMedia(preview: Element, base: URL): SeenMedium[] {
  const videos = [...preview.querySelectorAll('video')].map((video): SeenMedium => {
    const poster = readFileAddress(video.getAttribute('data-poster-url') ?? video.getAttribute('poster'), base)
    return { kind: 'video', url: readFileAddress(bestSource(video), base), poster }
  })
  const images = [...preview.querySelectorAll(IMAGES)]
    .filter((image) => image.closest(named('ad_library_ad_preview_advertiser_image')) === null)
    .flatMap((image): SeenMedium[] => {
      const url = readImageAddress(image, base)
      return url === null ? [] : [{ kind: 'image', url, poster: null }]
    })
  return [...videos, ...images]
}

/** The address of the video with the most bits a second. */
function bestSource(video: Element): string | null {
  try {
    const sources: unknown = JSON.parse(video.getAttribute('data-sources') ?? '[]')
    const files = (Array.isArray(sources) ? sources : []).flatMap((source: unknown) => toFile(source))
    return files.toSorted((one, other) => other.bitrate - one.bitrate)[0]?.address ?? video.getAttribute('src')
  } catch {
    return video.getAttribute('src')
  }
}

function toFile(source: unknown): { address: string; bitrate: number }[] {
  if (typeof source !== 'object' || source === null || !('src' in source) || typeof source.src !== 'string') {
    return []
  }
  return [{ address: source.src, bitrate: 'data-bitrate' in source ? Number(source['data-bitrate']) || 0 : 0 }]
}
