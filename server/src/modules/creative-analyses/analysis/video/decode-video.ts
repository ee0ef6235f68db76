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
    const decoders: Decoders = {
      [video.index]: async (packet) => {
        await frames.push(packet)
        onProgress(Math.min(1, frames.time() / shape.duration))
      },
    }
    if (audio !== undefined && sound !== null) {
      decoders[audio.index] = (packet) => sound.push(packet)
    }
    await readPackets(demuxer, decoders)
    frames.close()
    sound?.close()
    refuseTruncated(frames.time(), shape.duration)
    const duration = Math.min(shape.duration, frames.time() + 1)
    return {
      width: shape.width,
      height: shape.height,
      duration,
      framesPerSecond: getFrameRate(video.avgFrameRate, frames.count() / duration),
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

type Demuxer = Awaited<ReturnType<typeof openDemuxer>>
type Packet = Parameters<Awaited<ReturnType<VideoLibrary['Decoder']['create']>>['decodeAll']>[0]

/** What takes the packets of each track. */
type Decoders = Record<number, (packet: Packet) => Promise<void>>

/** Gives each packet to the decoder of its track, and null to all of them at the end. */
async function readPackets(demuxer: Demuxer, decoders: Decoders): Promise<void> {
  for await (const packet of demuxer.packets()) {
    if (packet === null) {
      break
    }
    await decoders[packet.streamIndex]?.(packet)
    packet.free()
  }
  for (const decode of Object.values(decoders)) {
    await decode(null)
  }
}

/** What the file announces, when it announces anything. */
function getFrameRate({ num, den }: { num: number; den: number }, counted: number): number {
  return den > 0 && num > 0 ? num / den : counted
}
