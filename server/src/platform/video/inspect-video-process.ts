// Runs apart from the server, so that a hostile video can harm only this process.
import { z } from 'zod'
import { serveProcess } from '../processes/serve-process.ts'
import { inspectVideo } from './inspect-video.ts'
import type { VideoInspection } from './video-facts.ts'
import { VideoLibraryMissing } from './video-library.ts'
import { VideoRefusal } from './video-refusal.ts'

const MEMORY_MB = 768

async function work(path: string): Promise<VideoInspection> {
  try {
    return { facts: await inspectVideo(path) }
  } catch (error) {
    if (error instanceof VideoRefusal || error instanceof VideoLibraryMissing) {
      return { refusal: error.message }
    }
    throw error
  }
}

serveProcess({ order: z.string(), work, memoryMb: MEMORY_MB })
