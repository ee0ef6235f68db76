/** Widths in pixels in which an image of an ad is served; the last one is the full size. */
export const MEDIA_WIDTHS = [320, 640, 1080] as const
export type MediaWidth = (typeof MEDIA_WIDTHS)[number]

/** The address of one of our images in one width. This module implements `GET` of it. */
export function mediaAddress(mediaId: string, width: MediaWidth): string {
  return `/media/ads/${mediaId}/${width}.webp`
}

/** The address of one of our videos in its original form. */
export function videoAddress(mediaId: string): string {
  return `/media/ads/${mediaId}/video`
}

/** The storage key of a video that we drew for a medium. */
export function toDrawnVideoKey(mediaId: string): string {
  return `media/ads/${mediaId}/video.webm`
}

export interface MediaUrls {
  /** Full size. */
  url: string
  /** The image in several widths (px), smallest first; for a video, its poster; empty for an image that only the source has. */
  sources: { width: number; url: string }[]
  playback: 'file' | 'preview' | 'none'
}

/** The locations of a medium and its image. */
export interface MediaPlaces {
  id: string
  kind: 'image' | 'video'
  width: number
  /** Whether our renderer draws it. */
  is_drawn: boolean
  /** The address of the file while we have no images of it: at its source, or our own address of a video. */
  external_url: string | null
  /** The address of the image that represents a video at the source. */
  poster_url: string | null
  /** The storage key of our copy of that image. */
  poster_key: string | null
}

/** The addresses of one medium. */
export function mediaUrls(media: MediaPlaces): MediaUrls {
  const { id, kind, width, is_drawn, external_url, poster_url, poster_key } = media
  if (external_url === null) {
    const playback = kind === 'video' && is_drawn ? 'preview' : 'none'
    return { url: mediaAddress(id, MEDIA_WIDTHS[2]), sources: ownImages(id), playback }
  }
  const sources = poster_url === null ? [] : [{ width, url: poster_url }]
  const playback = kind === 'video' && external_url !== poster_url ? 'file' : 'none'
  return { url: external_url, sources: poster_key === null ? sources : ownImages(id), playback }
}

function ownImages(mediaId: string): MediaUrls['sources'] {
  return MEDIA_WIDTHS.map((width) => ({ width, url: mediaAddress(mediaId, width) }))
}

/** Width in pixels of the logos that we draw for brands; they are square. */
export const BRAND_LOGO_WIDTH = 128

/** The address of a brand's logo that we draw. */
export function brandLogoAddress(brandKey: string): string {
  return `/media/brands/${brandKey}/${BRAND_LOGO_WIDTH}.webp`
}
