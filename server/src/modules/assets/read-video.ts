import { CustomSource, Input, MP4, QTFF, WEBM } from 'mediabunny'

export interface VideoFacts {
  /** Pixels, as it is shown: a video that was filmed upright is higher than wide. */
  width: number
  height: number
  /** Seconds. */
  durationS: number
}

/** Reads some bytes, both ends of the range included. */
type ReadBytes = (range: { start: number; end: number }) => Promise<Uint8Array>

const MAX_SIDE = 8192

/**
 * Reads what a video says of itself from its index, without decoding it.
 * @returns null for a damaged file, one without pictures, or one with sides that no device records
 */
export async function readVideo(size: number, read: ReadBytes): Promise<VideoFacts | null> {
  const source = new CustomSource({ getSize: () => size, read: (start, end) => read({ start, end: end - 1 }) })
  const input = new Input({ formats: [MP4, QTFF, WEBM], source })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (track === null) {
      return null
    }
    const [width, height, durationS] = await Promise.all([
      track.getDisplayWidth(),
      track.getDisplayHeight(),
      input.computeDuration(),
    ])
    const isPlausible = [width, height].every((side) => side > 0 && side <= MAX_SIDE) && Number.isFinite(durationS)
    return isPlausible ? { width, height, durationS } : null
  } catch {
    return null
  } finally {
    input.dispose()
  }
}
