import { z } from 'zod'
import { type AspectRatio, getCanvasSize } from '../../formats.ts'
import type { Box } from '../../layer.ts'
import { placements } from '../../safe-areas.ts'

/** Where a video is published. `everywhere`: in each of the placements. */
export const videoPlacement = z.enum([
  'everywhere',
  'meta-reels',
  'meta-stories',
  'tiktok-in-feed',
  'youtube-shorts',
  'snapchat',
])
export type VideoPlacement = z.infer<typeof videoPlacement>

/**
 * The area that the interface of a placement does not cover.
 * @returns drawing units; null for a format that the placement does not cover
 */
export function getFreeArea(format: AspectRatio, placement: VideoPlacement): Box | null {
  const covering = placements.filter(
    ({ id, format: covered }) => covered === format && (placement === 'everywhere' || id === placement),
  )
  if (covering.length === 0) {
    return null
  }
  const { width, height } = getCanvasSize(format)
  const most = (side: 'top' | 'bottom' | 'left' | 'right') => Math.max(...covering.map(({ margins }) => margins[side]))
  const [x, y] = [most('left') * width, most('top') * height]
  return { x, y, w: width - x - most('right') * width, h: height - y - most('bottom') * height }
}
