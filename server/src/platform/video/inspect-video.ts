import { type Decoder, openDecoder, openVideo, type OpenVideo, type Packet, type Stream } from './open-video.ts'
import { createTrackExtent } from './track-extent.ts'
import type { VideoFacts } from './video-facts.ts'
import type { VideoLibrary } from './video-library.ts'
import { DAMAGED, VideoRefusal } from './video-refusal.ts'

/** A longer video is not read further, because it is already too long to be analyzed. */
const MAX_MEASURED_S = 15 * 60
/** A broadcast may begin long before its first key frame. */
const MAX_PACKETS_BEFORE_FRAME = 2000

/**
 * Reads the facts of a video from its content: every packet is examined, and the first frame is decoded. Call it only in a child
 * process.
 * @throws VideoRefusal for a file that is not a video, is damaged, or is larger than the limits
 */
export async function inspectVideo(path: string): Promise<VideoFacts> {
  const video = await openVideo(path)
  try {
    return { contentType: video.format.contentType, ...describe(video), ...(await measure(video)) }
  } finally {
    await video.close()
  }
}

function describe({ library, demuxer, video, audio, width, height }: OpenVideo) {
  const name = ({ codecpar }: Stream) => library.avGetCodecName(codecpar.codecId) ?? 'unknown'
  return {
    width,
    height,
    codec: name(video),
    audioCodec: audio === undefined ? null : name(audio),
    hasSubtitles: demuxer.streams.some(({ codecpar }) => codecpar.codecType === library.AVMEDIA_TYPE_SUBTITLE),
  }
}

/** Reads the packets, and decodes them until the first frame is complete. */
async function measure(opened: OpenVideo) {
  const { library, demuxer, video, audio } = opened
  const image = createTrackExtent()
  const sound = createTrackExtent()
  const extents = new Map([[video.index, image]])
  if (audio !== undefined) {
    extents.set(audio.index, sound)
  }
  const probe = createFrameProbe(await openDecoder(opened, video))
  for await (const packet of demuxer.packets()) {
    if (packet === null) {
      break
    }
    extents.get(packet.streamIndex)?.add(readTimes(library, packet))
    if (packet.streamIndex === video.index) {
      await probe.push(packet)
    }
    packet.free()
    if (image.last() - image.first() > MAX_MEASURED_S) {
      break
    }
  }
  await probe.push(null)
  if (image.count() === 0 || !probe.hasFrame()) {
    throw new VideoRefusal(DAMAGED)
  }
  const start = Number.isFinite(demuxer.startTime) ? demuxer.startTime : image.first()
  return {
    start,
    duration: Math.max(image.end(), sound.end()) - start,
    lastFrame: image.last() - start,
  }
}

/** Decodes packets until they yield a frame. */
function createFrameProbe(decoder: Decoder) {
  let hasFrame = false
  let tried = 0

  return {
    hasFrame: () => hasFrame,
    async push(packet: Packet | null): Promise<void> {
      tried += 1
      if (hasFrame || tried > MAX_PACKETS_BEFORE_FRAME) {
        return
      }
      for (const frame of await decoder.decodeAll(packet)) {
        hasFrame = true
        frame.free()
      }
    },
  }
}

/** The time of a packet in seconds of the file's clock; null for a packet without a time, and for one that is decoded and never shown. */
function readTimes(library: VideoLibrary, { pts, dts, duration, flags, timeBase: { num, den } }: Packet) {
  const stamp = pts === library.AV_NOPTS_VALUE ? dts : pts
  const isShown = stamp !== library.AV_NOPTS_VALUE && (flags & library.AV_PKT_FLAG_DISCARD) === 0
  return isShown ? { time: (Number(stamp) * num) / den, duration: (Number(duration) * num) / den } : null
}
