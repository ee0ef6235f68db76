import { type Decoder, openDecoder, openVideo, type OpenVideo, type Packet, type Stream } from './open-video.ts'
import { createTrackExtent } from './track-extent.ts'
import type { VideoFacts } from './video-facts.ts'
import type { VideoLibrary } from './video-library.ts'
import { DAMAGED, VideoRefusal } from './video-refusal.ts'

/** Of a longer video it is enough to know that it is too long to be analyzed. */
const MAX_MEASURED_S = 15 * 60
/** A broadcast may begin long before its first key frame. */
const MAX_PACKETS_BEFORE_FRAME = 2000

/**
 * Reads what a video is, by its content: each packet is looked at, and the first frame is decoded.
 * Call it in a process of its own alone.
 * @throws VideoRefusal for what is no video, damaged, or larger than is read
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

/** Reads the packets, and decodes them until there is a frame. */
async function measure(opened: OpenVideo) {
  const { library, demuxer, video, audio } = opened
  const picture = createTrackExtent()
  const sound = createTrackExtent()
  const decoder = await openDecoder(opened, video)
  let hasFrame = false
  for await (const packet of demuxer.packets()) {
    if (packet === null) {
      break
    }
    const isPicture = packet.streamIndex === video.index
    if (isPicture || packet.streamIndex === audio?.index) {
      const extent = isPicture ? picture : sound
      extent.add(readTimes(library, packet))
    }
    if (isPicture && !hasFrame && picture.count() < MAX_PACKETS_BEFORE_FRAME) {
      hasFrame = await decodesInto(decoder, packet)
    }
    packet.free()
    if (picture.last() - picture.first() > MAX_MEASURED_S) {
      break
    }
  }
  hasFrame ||= await decodesInto(decoder, null)
  if (picture.count() === 0 || !hasFrame) {
    throw new VideoRefusal(DAMAGED)
  }
  const start = Number.isFinite(demuxer.startTime) ? demuxer.startTime : picture.first()
  return {
    start,
    duration: Math.max(picture.end(), sound.count() === 0 ? 0 : sound.end()) - start,
    lastFrame: picture.last() - start,
  }
}

/** Whether a frame came of it. */
async function decodesInto(decoder: Decoder, packet: Packet | null): Promise<boolean> {
  const frames = await decoder.decodeAll(packet)
  for (const frame of frames) {
    frame.free()
  }
  return frames.length > 0
}

/** In seconds of the file's clock; null for a packet without a time, and for what is decoded and never shown. */
function readTimes(library: VideoLibrary, { pts, dts, duration, flags, timeBase: { num, den } }: Packet) {
  const stamp = pts === library.AV_NOPTS_VALUE ? dts : pts
  const isShown = stamp !== library.AV_NOPTS_VALUE && (flags & library.AV_PKT_FLAG_DISCARD) === 0
  return isShown ? { time: (Number(stamp) * num) / den, duration: (Number(duration) * num) / den } : null
}
