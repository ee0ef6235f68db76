import type { Overlay } from '@marquee/creative/video-project'

/** What an overlay is called on the timeline and in lists: its words, else its kind. */
export function getOverlayName({ texts, name }: Pick<Overlay, 'texts' | 'name'>): string {
  const words = Object.values(texts)
    .map((text) => text.trim())
    .find((text) => text !== '')
  return words ?? name
}
