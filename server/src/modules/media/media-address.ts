/** Widths in pixels in which a picture of an ad is served; the last one is the full size. */
export const MEDIA_WIDTHS = [320, 640, 1080] as const
export type MediaWidth = (typeof MEDIA_WIDTHS)[number]

/** Where a picture of ours is served in one width. `GET` of it is implemented by this module. */
export function mediaAddress(mediaId: string, width: MediaWidth): string {
  return `/media/ads/${mediaId}/${width}.webp`
}

/** Where a film of ours is served as it is. */
export function filmAddress(mediaId: string): string {
  return `/media/ads/${mediaId}/film`
}

export interface MediaUrls {
  /** Full size. */
  url: string
  /** The same picture in several widths (px), smallest first; empty when only the source has it. */
  sources: { width: number; url: string }[]
}

/**
 * The addresses of one medium.
 * @param media `external_url` is where the file is while we have no pictures of it: at its source, or our own address of a film
 */
export function mediaUrls(media: { id: string; external_url: string | null }): MediaUrls {
  if (media.external_url !== null) {
    return { url: media.external_url, sources: [] }
  }
  const sources = MEDIA_WIDTHS.map((width) => ({ width, url: mediaAddress(media.id, width) }))
  return { url: mediaAddress(media.id, MEDIA_WIDTHS[2]), sources }
}

/** Width in pixels of the logos that we draw for brands; they are square. */
export const BRAND_LOGO_WIDTH = 128

/** Where the logo of a brand is served that we draw ourselves. */
export function brandLogoAddress(brandKey: string): string {
  return `/media/brands/${brandKey}/${BRAND_LOGO_WIDTH}.webp`
}
