import { readFile } from '@marquee/api-client/read-file'
import type { Stereo } from '@marquee/creative/stereo'
import { SAMPLES_PER_SECOND } from '@marquee/creative/video-time'

/**
 * Reads and decodes a sound, or the sound of a video, at the rate of videos. One channel is heard on both sides.
 * @throws when the file is missing or holds no sound that the browser knows
 */
export async function readSound(url: string, signal?: AbortSignal): Promise<Stereo> {
  const bytes = await readFile(url, signal)
  const decoded = await new OfflineAudioContext(2, 1, SAMPLES_PER_SECOND).decodeAudioData(bytes)
  const left = decoded.getChannelData(0).slice()
  const right = decoded.numberOfChannels > 1 ? decoded.getChannelData(1).slice() : left.slice()
  return [left, right]
}
