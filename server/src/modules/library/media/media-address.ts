/** Widths in pixels in which a picture of an ad is served; the last one is the full size. */
export const MEDIA_WIDTHS = [320, 640, 1080] as const
export type MediaWidth = (typeof MEDIA_WIDTHS)[number]

/** Where a picture of ours is served in one width. `GET` of it is implemented by this module. */
export function mediaAddress(mediaId: string, width: MediaWidth): string {
  return `/media/ads/${mediaId}/${width}.webp`
}

/** Where a film of ours is served as it is. */
export function videoAddress(mediaId: string): string {
  return `/media/ads/${mediaId}/film`
}

/** Where a video that we drew of a medium lies in the storage. */
export function toDrawnVideoKey(mediaId: string): string {
  return `media/ads/${mediaId}/video.webm`
}

export interface MediaUrls {
  /** Full size. */
  url: string
  /** The picture in several widths (px), smallest first, of a film its poster; empty for a picture that only the source has. */
  sources: { width: number; url: string }[]
  playback: 'file' | 'preview' | 'none'
}

/** Where a medium and its picture are. */
export interface MediaPlaces {
  id: string
  kind: 'image' | 'video'
  width: number
  /** Whether we draw it ourselves. */
  is_drawn: boolean
  /** Where the file is while we have no pictures of it: at its source, or our own address of a film. */
  external_url: string | null
  /** Where its source shows a film as a picture. */
  poster_url: string | null
  /** Of our copy of that picture. */
  poster_key: string | null
}

/** The addresses of one medium. */
export function mediaUrls(media: MediaPlaces): MediaUrls {
  const { id, kind, width, is_drawn, external_url, poster_url, poster_key } = media
  if (external_url === null) {
    const playback = kind === 'video' && is_drawn ? 'preview' : 'none'
    return { url: mediaAddress(id, MEDIA_WIDTHS[2]), sources: ownPictures(id), playback }
  }
  const sources = poster_url === null ? [] : [{ width, url: poster_url }]
  const playback = kind === 'video' && external_url !== poster_url ? 'file' : 'none'
  return { url: external_url, sources: poster_key === null ? sources : ownPictures(id), playback }
}

function ownPictures(mediaId: string): MediaUrls['sources'] {
  return MEDIA_WIDTHS.map((width) => ({ width, url: mediaAddress(mediaId, width) }))
}

/** Width in pixels of the logos that we draw for brands; they are square. */
export const BRAND_LOGO_WIDTH = 128

/** Where the logo of a brand is served that we draw ourselves. */
export function brandLogoAddress(brandKey: string): string {
  return `/media/brands/${brandKey}/${BRAND_LOGO_WIDTH}.webp`
}
