import { inspectVideo } from '../../../../../platform/video/inspect-video.ts'
import { openVideo, type OpenVideo, type Packet } from '../../../../../platform/video/open-video.ts'
import type { VideoFacts } from '../../../../../platform/video/video-facts.ts'
import { VideoRefusal } from '../../../../../platform/video/video-refusal.ts'
import { openFrames, type Sample } from './decode-frames.ts'
import type { SmallFrame } from './small-frames.ts'
import { openSound, type Sound } from './measure-sound.ts'
import { judgeDuration, refuseTruncated } from './video-limits.ts'

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
 * Decodes a file once: small frames for motion, a few larger frames for their content, and the sound.
 * @throws VideoRefusal for a video that is damaged, too short, too long or too large
 */
export async function decodeVideo(path: string, onProgress: (share: number) => void): Promise<DecodedVideo> {
  const facts = await inspectVideo(path)
  const refusal = judgeDuration(facts.duration)
  if (refusal !== null) {
    throw new VideoRefusal(refusal)
  }
  const video = await openVideo(path)
  try {
    return await decode(video, facts, onProgress)
  } finally {
    await video.close()
  }
}

async function decode(
  opened: OpenVideo,
  facts: VideoFacts,
  onProgress: (share: number) => void,
): Promise<DecodedVideo> {
  const { video, audio, size } = opened
  const { width, height, duration, start, lastFrame, codec, hasSubtitles } = facts
  const frames = await openFrames(opened, facts)
  const sound = audio === undefined ? null : await openSound(opened, audio, start)
  await readPackets(opened, async (packet, streamIndex) => {
    if (streamIndex === video.index) {
      await frames.push(packet)
      onProgress(Math.min(1, frames.time() / duration))
    } else if (streamIndex === audio?.index) {
      await sound?.push(packet)
    }
  })
  refuseTruncated(frames.time(), lastFrame)
  return {
    width,
    height,
    duration,
    framesPerSecond: frames.rate(duration),
    framesCount: frames.count(),
    codec,
    bitRate: (size * 8) / duration,
    hasSubtitles,
    small: frames.small,
    samples: frames.samples,
    sound: sound?.finish(facts.audioCodec ?? 'unknown', duration) ?? null,
  }
}

type TakePacket = (packet: Packet | null, streamIndex: number) => Promise<void>

/** Passes each packet with its track to `take`, and null for each track at the end. */
async function readPackets({ demuxer }: OpenVideo, take: TakePacket): Promise<void> {
  for await (const packet of demuxer.packets()) {
    if (packet === null) {
      break
    }
    try {
      await take(packet, packet.streamIndex)
    } finally {
      packet.free()
    }
  }
  for (const { index } of demuxer.streams) {
    await take(null, index)
  }
}
