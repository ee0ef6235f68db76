/** A video that is not analysed; the message is written for people. */
export class VideoRefusal extends Error {
  override readonly name = 'VideoRefusal'
}

export const MAX_SECONDS = 5 * 60
export const TOO_LONG = `The video is longer than ${MAX_SECONDS / 60} minutes. Cut it to the part that runs as an ad.`
const MIN_SECONDS = 0.5
const MAX_STREAMS = 16
const MAX_PIXELS = 4096 * 2304

interface AnnouncedVideo {
  width: number
  height: number
  duration: number
  streams: number
}

/** Looks at what a file says of itself, before anything is decoded. @throws VideoRefusal */
export function refuseUnreasonable({ width, height, duration, streams }: AnnouncedVideo): void {
  if (streams > MAX_STREAMS) {
    throw new VideoRefusal(`The file holds ${streams} tracks: at most ${MAX_STREAMS} are read.`)
  }
  if (!Number.isFinite(duration) || duration < MIN_SECONDS) {
    throw new VideoRefusal('The video is damaged, or shorter than half a second.')
  }
  if (duration > MAX_SECONDS) {
    throw new VideoRefusal(TOO_LONG)
  }
  refuseHuge(width, height)
}

/** A file may change its size on the way. @throws VideoRefusal */
export function refuseHuge(width: number, height: number): void {
  if (width * height > MAX_PIXELS || width < 16 || height < 16) {
    throw new VideoRefusal(`The video measures ${width} × ${height} pixels: at most 4096 × 2304 are read.`)
  }
}

/** @param decoded seconds that could be decoded @throws VideoRefusal */
export function refuseTruncated(decoded: number, announced: number): void {
  if (decoded < announced * 0.8 - 0.5) {
    throw new VideoRefusal(
      `The video is damaged: of its ${announced.toFixed(0)} seconds only ${decoded.toFixed(0)} can be read.`,
    )
  }
}
