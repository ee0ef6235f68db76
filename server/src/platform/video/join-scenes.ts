import type { VideoEncoding } from '@marquee/contract/video-renders'
import type { Stereo } from '@marquee/creative/stereo'
import { FRAMES_PER_SECOND, SAMPLES_PER_FRAME } from '@marquee/creative/video-time'
import { loadVideoLibrary, type VideoLibrary } from './video-library.ts'
import { openSoundWriter } from './write-sound.ts'

/** A file that `encodeFrames` wrote, with the number of its frames. */
export interface EncodedScene {
  file: string
  frames: number
}

type Muxer = Awaited<ReturnType<VideoLibrary['Muxer']['open']>>
type SoundWriter = Awaited<ReturnType<typeof openSoundWriter>>

/**
 * Writes a finished video: the encoded scenes one after the other, unchanged, and the sound. The index of an MP4 stands at its start,
 * so that it plays while it is loading. Call it only in a child process.
 * @param target the path of the new file
 * @param scenes at least one
 * @param sound of the whole video; null for a silent one
 * @throws VideoLibraryMissing
 */
export async function joinScenes(
  target: { file: string; encoding: VideoEncoding },
  scenes: readonly EncodedScene[],
  sound: Stereo | null,
): Promise<void> {
  const { file, encoding } = target
  const [first] = scenes
  if (first === undefined) {
    throw new RangeError('A video has at least one scene.')
  }
  const library = await loadVideoLibrary()
  const options = encoding === 'mp4' ? { movflags: '+faststart' } : {}
  const muxer = await library.Muxer.open(file, { format: encoding, options })
  const example = await library.Demuxer.open(first.file)
  let writer: SoundWriter | null = null
  try {
    const image = example.video()
    if (image === undefined) {
      throw new Error('A scene has no image.')
    }
    const stream = muxer.addStream(image)
    writer = sound === null ? null : await openSoundWriter(library, muxer, encoding, sound)
    let start = 0
    for (const scene of scenes) {
      await copyScene({ library, muxer, stream, writer }, scene, start)
      start += scene.frames
    }
    await writer?.finish()
  } finally {
    writer?.close()
    await example.close()
    await muxer.close()
  }
}

interface Target {
  library: VideoLibrary
  muxer: Muxer
  stream: number
  writer: SoundWriter | null
}

/** @param start the frame of the video at which the scene starts */
async function copyScene({ library, muxer, stream, writer }: Target, scene: EncodedScene, start: number) {
  const input = await library.Demuxer.open(scene.file)
  try {
    let written = 0
    for await (const packet of input.packets()) {
      if (packet === null) {
        break
      }
      const { num, den } = packet.timeBase
      const offset = BigInt(Math.round((start * den) / (num * FRAMES_PER_SECOND)))
      packet.pts += offset
      packet.dts += offset
      await muxer.writePacket(packet, stream)
      packet.free()
      written += 1
      await writer?.writeUntil((start + written) * SAMPLES_PER_FRAME)
    }
    if (written !== scene.frames) {
      throw new Error(`A scene of ${scene.frames} frames has ${written}.`)
    }
  } finally {
    await input.close()
  }
}
