interface Size {
  width: number
  height: number
}

/** The sides of the largest clip in pixels, in either orientation. */
const MAX_SHORT_SIDE = 1080
const MAX_LONG_SIDE = 1920

/** The size of a clip for a video of this size: the same shape, not larger than the video, with even sides. */
export function fitClipSize({ width, height }: Size): Size {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const scale = Math.min(1, MAX_SHORT_SIDE / short, MAX_LONG_SIDE / long)
  return { width: toEven(width * scale), height: toEven(height * scale) }
}

/** Colours are stored for blocks of two by two pixels. */
function toEven(length: number): number {
  return Math.max(2, Math.round(length / 2) * 2)
}
