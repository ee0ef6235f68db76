// Runs apart from the server, so that a hostile file can harm only this process.
import { serveProcess } from '../processes/serve-process.ts'
import { VideoLibraryMissing } from '../video/video-library.ts'
import { VideoRefusal } from '../video/video-refusal.ts'
import { readSpeech } from './read-speech.ts'
import { type SpeechAnswer, type SpeechOrder, speechOrder } from './speech-orders.ts'

const MEMORY_MB = 512

async function work(order: SpeechOrder): Promise<SpeechAnswer> {
  try {
    return await readSpeech(order)
  } catch (error) {
    if (error instanceof VideoRefusal) {
      return { refusal: error.message }
    }
    if (error instanceof VideoLibraryMissing) {
      return { refusal: 'This server cannot read sounds: its optional video library is not installed.' }
    }
    throw error
  }
}

serveProcess({ order: speechOrder, work, memoryMb: MEMORY_MB })
