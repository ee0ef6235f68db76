import { open } from 'node:fs/promises'
import { CustomSource, Input, MP4, QTFF, WEBM } from 'mediabunny'
import { VideoRefusal } from './video-limits.ts'

export interface VideoShape {
  width: number
  height: number
  duration: number
  /** Degrees clockwise by which the frames are turned for showing. */
  rotation: number
  codec: string
  audioCodec: string | null
}

/** What the file's index says; nothing is decoded. @throws VideoRefusal */
export async function readVideoShape(file: string): Promise<VideoShape> {
  const handle = await open(file)
  const { size } = await handle.stat()
  const source = new CustomSource({
    getSize: () => size,
    read: async (start, end) => {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(end - start), 0, end - start, start)
      return buffer.subarray(0, bytesRead)
    },
  })
  const input = new Input({ formats: [MP4, QTFF, WEBM], source })
  try {
    const track = await input.getPrimaryVideoTrack()
    const audio = await input.getPrimaryAudioTrack()
    if (track === null) {
      throw new VideoRefusal('The file holds no video.')
    }
    return {
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
      rotation: await track.getRotation(),
      duration: await input.computeDuration(),
      codec: (await track.getCodec()) ?? 'unknown',
      audioCodec: audio === null ? null : ((await audio.getCodec()) ?? 'unknown'),
    }
  } catch (error) {
    throw error instanceof VideoRefusal ? error : new VideoRefusal('The video is damaged and cannot be read.')
  } finally {
    input.dispose()
    await handle.close()
  }
}
