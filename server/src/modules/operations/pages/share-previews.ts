import { mentionAdvertiser } from '@marquee/contract/advertiser-name'
import type { AdSummary } from '@marquee/contract/ads'
import { ifNotFound } from '../../../platform/errors/domain-error.ts'
import type { DescribePage, PagePreview } from './page-preview.ts'

interface PreviewAd extends Pick<AdSummary, 'title' | 'body'> {
  brand: { name: string } | null
  media: readonly Pick<AdSummary['media'][number], 'kind' | 'url' | 'sources'>[]
}

interface PreviewImage {
  thumbnail_url: string
}

/** The functions that previews need from the services of shared pages. */
export interface SharedPages {
  openBoard: (
    token: string,
    page: { limit: number },
  ) => Promise<{ data: { name: string; description: string; ads_count: number; ads: readonly PreviewAd[] } }>
  openAd: (token: string) => Promise<PreviewAd>
  sharedBriefs: {
    get: (token: string) => Promise<{
      title: string
      objective: string
      workspace_name: string
      images: readonly PreviewImage[]
      reference_ads: readonly PreviewAd[]
    }>
  }
  sharedImages: {
    open: (token: string) => Promise<{ title: string; workspace_name: string; images: readonly PreviewImage[] }>
  }
  sharedVideos: {
    open: (token: string) => Promise<{
      title: string
      workspace_name: string
      files: readonly { poster_url: string | null }[]
    }>
  }
  sharedAnalyses: {
    open: (token: string) => Promise<{ name: string; workspace_name: string; image_url: string | null }>
  }
}

/** `image`: its path on this site; null when there is none. */
type Opener = (token: string) => Promise<{ title: string; description: string; image: string | null }>

/** The number of ads that are searched for an image. */
const COVER_SEARCH = 12

/** The previews that other sites show for links to shared pages. */
export function createSharePreviews(pages: SharedPages, appUrl: string): DescribePage {
  async function openAd(token: string) {
    const ad = await pages.openAd(token)
    return { title: ad.title ?? `An ad of ${mentionAdvertiser(ad)}`, description: ad.body, image: findImage([ad]) }
  }

  const openers: Readonly<Record<string, Opener>> = {
    'share.ad': openAd,
    embed: openAd,
    async 'share.board'(token) {
      const { name, description, ads, ads_count } = (await pages.openBoard(token, { limit: COVER_SEARCH })).data
      const counted = ads_count === 1 ? '1 ad' : `${ads_count} ads`
      return { title: name, description: description || `A board with ${counted}.`, image: findImage(ads) }
    },
    async 'share.brief'(token) {
      const { title, objective, workspace_name, images, reference_ads } = await pages.sharedBriefs.get(token)
      const image = images[0]?.thumbnail_url ?? findImage(reference_ads)
      return { title, description: objective || `A creative brief of ${workspace_name}.`, image }
    },
    async 'share.images'(token) {
      const { title, workspace_name, images } = await pages.sharedImages.open(token)
      const counted = images.length === 1 ? 'An image' : `${images.length} images`
      return { title, description: `${counted} of ${workspace_name}.`, image: images[0]?.thumbnail_url ?? null }
    },
    async 'share.video'(token) {
      const { title, workspace_name, files } = await pages.sharedVideos.open(token)
      return { title, description: `A video of ${workspace_name}.`, image: files[0]?.poster_url ?? null }
    },
    async 'share.analysis'(token) {
      const { name, workspace_name, image_url } = await pages.sharedAnalyses.open(token)
      return { title: name, description: `A creative analysis of ${workspace_name}.`, image: image_url }
    },
  }

  return async (routeName, pathname): Promise<PagePreview | 'missing' | null> => {
    const open = openers[routeName]
    if (open === undefined) {
      return null
    }
    const found = await open(toToken(pathname)).catch(ifNotFound(() => null))
    if (found === null) {
      return 'missing'
    }
    const { title, description, image } = found
    const imageUrl = image === null ? null : new URL(image, appUrl).href
    return { title, description, url: appUrl + pathname, imageUrl }
  }
}

function toToken(pathname: string): string {
  const [, , , token = ''] = pathname.split('/')
  return token
}

/** The first image; videos have no image with an address. */
function findImage(ads: readonly PreviewAd[]): string | null {
  const image = ads.flatMap((ad) => ad.media).find(({ kind, sources }) => kind === 'image' || sources.length > 0)
  return image === undefined ? null : (image.sources.at(-1)?.url ?? image.url)
}
