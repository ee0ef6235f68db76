import { loadVideoLibrary, type VideoLibrary } from '../../../../platform/video/video-library.ts'
import { openFrames, type Sample } from './decode-frames.ts'
import type { SmallFrame } from './frame-differences.ts'
import { openSound, type Sound } from './measure-sound.ts'
import { readVideoShape } from './read-video-shape.ts'
import { refuseTruncated, refuseUnreasonable, VideoRefusal } from './video-limits.ts'

export interface DecodedVideo {
  width: number
  height: number
  duration: number
  framesPerSecond: number
  framesCount: number
  codec: string
  bitRate: number
  hasSubtitles: boolean
  small: SmallFrame[]
  samples: Sample[]
  sound: Sound | null
}

/**
 * Decodes a file once: small frames for what moves, a few larger ones for what is on them, and its sound.
 * @param format by the file's first bytes: no other demuxer is tried, and none that reads further files
 * @throws VideoRefusal for what is damaged or too large
 */
export async function decodeVideo(
  file: string,
  format: 'mov' | 'matroska',
  onProgress: (share: number) => void,
): Promise<DecodedVideo> {
  const library = await loadVideoLibrary()
  const shape = await readVideoShape(file)
  const demuxer = await openDemuxer(library, file, format)
  try {
    const video = demuxer.video()
    if (video === undefined) {
      throw new VideoRefusal('The file holds no video.')
    }
    const { width, height } = video.codecpar
    refuseUnreasonable({ width, height, duration: shape.duration, streams: demuxer.streams.length })
    const audio = demuxer.audio()
    const sound = audio === undefined ? null : await openSound(library, audio)
    const frames = await openFrames(library, video, shape)
    for await (const packet of demuxer.packets()) {
      if (packet === null) {
        break
      }
      if (packet.streamIndex === video.index) {
        await frames.push(packet)
        onProgress(Math.min(1, frames.time() / shape.duration))
      } else if (packet.streamIndex === audio?.index) {
        await sound?.push(packet)
      }
      packet.free()
    }
    await frames.push(null)
    await sound?.push(null)
    frames.close()
    sound?.close()
    const { num, den } = video.avgFrameRate
    const duration = Math.min(shape.duration, frames.time() + 1)
    refuseTruncated(frames.time(), shape.duration)
    return {
      width: shape.width,
      height: shape.height,
      duration,
      framesPerSecond: den > 0 && num > 0 ? num / den : frames.count() / duration,
      framesCount: frames.count(),
      codec: shape.codec,
      bitRate: demuxer.bitRate * 1000,
      hasSubtitles: demuxer.streams.some(({ codecpar }) => codecpar.codecType === library.AVMEDIA_TYPE_SUBTITLE),
      small: frames.small,
      samples: frames.samples,
      sound: sound?.finish(shape.audioCodec ?? 'unknown', duration) ?? null,
    }
  } finally {
    await demuxer.close()
  }
}

async function openDemuxer(library: VideoLibrary, file: string, format: 'mov' | 'matroska') {
  try {
    return await library.Demuxer.open(file, { format, options: { protocol_whitelist: 'file' } })
  } catch {
    throw new VideoRefusal('The video is damaged and cannot be read.')
  }
}
