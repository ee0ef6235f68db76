// Runs apart from the server, so that a hostile sound can harm only this process.
import { serveProcess } from '../processes/serve-process.ts'
import { VideoLibraryMissing } from '../video/video-library.ts'
import { VideoRefusal } from '../video/video-refusal.ts'
import { normalizeSound } from './normalize-sound.ts'
import { type SoundAnswer, type SoundOrder, soundOrder } from './sound-facts.ts'

const MEMORY_MB = 512

async function work(order: SoundOrder): Promise<SoundAnswer> {
  try {
    return await normalizeSound(order)
  } catch (error) {
    if (error instanceof VideoRefusal) {
      // The container is opened by the code for videos.
      return { refusal: error.message.replaceAll('The video', 'The file').replaceAll('the video', 'the file') }
    }
    if (error instanceof VideoLibraryMissing) {
      return { refusal: 'This server cannot read sounds: its optional video library is not installed.' }
    }
    throw error
  }
}

serveProcess({ order: soundOrder, work, memoryMb: MEMORY_MB })
