import type { AdSummary } from '@marquee/contract/ads'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { DescribePage, PagePreview } from './page-preview.ts'

interface PreviewAd extends Pick<AdSummary, 'title' | 'body'> {
  brand: { name: string }
  media: readonly Pick<AdSummary['media'][number], 'kind' | 'url' | 'sources'>[]
}

/** The part of the sharing service that is needed. */
interface SharedPages {
  openBoard: (
    token: string,
    page: { limit: number },
  ) => Promise<{ data: { name: string; description: string; ads_count: number; ads: readonly PreviewAd[] } }>
  openAd: (token: string) => Promise<PreviewAd>
}

type Opener = (token: string) => Promise<{ title: string; description: string; ads: readonly PreviewAd[] }>

/** As many ads as are looked through for a picture. */
const COVER_SEARCH = 12

/** What a link to a shared page shows elsewhere. */
export function createSharePreviews(sharing: SharedPages, appUrl: string): DescribePage {
  async function openBoard(token: string) {
    const { name, description, ads, ads_count } = (await sharing.openBoard(token, { limit: COVER_SEARCH })).data
    const counted = ads_count === 1 ? '1 ad' : `${ads_count} ads`
    return { title: name, description: description === '' ? `A board with ${counted}.` : description, ads }
  }

  async function openAd(token: string) {
    const ad = await sharing.openAd(token)
    return { title: ad.title ?? `An ad of ${ad.brand.name}`, description: ad.body, ads: [ad] }
  }

  const openers: Readonly<Record<string, Opener>> = { 'share.board': openBoard, 'share.ad': openAd, embed: openAd }

  return async (routeName, pathname): Promise<PagePreview | 'missing' | null> => {
    const open = openers[routeName]
    if (open === undefined) {
      return null
    }
    try {
      const { title, description, ads } = await open(toToken(pathname))
      return { title, description, url: appUrl + pathname, imageUrl: toPicture(ads, appUrl) }
    } catch (error) {
      if (error instanceof DomainError && error.status === 404) {
        return 'missing'
      }
      throw error
    }
  }
}

function toToken(pathname: string): string {
  const [, , , token = ''] = pathname.split('/')
  return token
}

/** The first picture; a film has none that we could name. */
function toPicture(ads: readonly PreviewAd[], appUrl: string): string | null {
  const picture = ads.flatMap((ad) => ad.media).find(({ kind, sources }) => kind === 'image' || sources.length > 0)
  return picture === undefined ? null : new URL(picture.sources.at(-1)?.url ?? picture.url, appUrl).href
}
