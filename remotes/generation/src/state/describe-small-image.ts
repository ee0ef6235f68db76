import { FULL_SIZE } from '@marquee/creative/formats'

/** The shorter side in pixels that is enough for every format. */
const LEAST_SIDE = Math.max(...Object.values(FULL_SIZE).map(({ width, height }) => Math.min(width, height)))

/** Says which size an image should have; null for an image that is large enough, and for one whose size is not known. */
export function describeSmallImage({ width, height }: { width: number | null; height: number | null }): string | null {
  if (width === null || height === null || Math.min(width, height) >= LEAST_SIDE) {
    return null
  }
  return `${width} × ${height} px. At least ${LEAST_SIDE} px on the shorter side would do for every format.`
}
