import type { Frame, OpenContainer, Stream } from '../video/open-video.ts'
import { openDecoder } from '../video/open-video.ts'

/** The default sound track of a file, else the first; undefined without one. */
export function chooseSoundTrack({ library, demuxer }: OpenContainer): Stream | undefined {
  const isDefault = ({ disposition }: Stream) => Number((disposition & library.AV_DISPOSITION_DEFAULT) !== 0)
  return demuxer.streams
    .filter(({ codecpar }) => codecpar.codecType === library.AVMEDIA_TYPE_AUDIO)
    .toSorted((a, b) => isDefault(b) - isDefault(a))[0]
}

/**
 * Decodes a sound track through FFmpeg's filters. Call it only in a child process.
 * @param take gets each filtered frame, which it has to free
 * @throws VideoRefusal for a codec that FFmpeg does not support
 */
export async function decodeSound(
  opened: OpenContainer,
  { track, filters }: { track: Stream; filters: string },
  take: (frame: Frame) => void | Promise<void>,
): Promise<void> {
  const { library, demuxer, own } = opened
  const decoder = await openDecoder(opened, track)
  const filter = own(library.FilterAPI.create(filters, {}))
  async function filterAll(frames: readonly Frame[]): Promise<void> {
    for (const frame of frames) {
      for (const converted of await filter.processAll(frame)) {
        await take(converted)
      }
      frame.free()
    }
  }
  for await (const packet of demuxer.packets()) {
    if (packet === null) {
      break
    }
    if (packet.streamIndex === track.index) {
      await filterAll(await decoder.decodeAll(packet))
    }
    packet.free()
  }
  await filterAll(await decoder.decodeAll(null))
  for await (const frame of filter.flushFrames()) {
    await take(frame)
  }
}
