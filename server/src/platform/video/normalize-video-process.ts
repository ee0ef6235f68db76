// Runs apart from the server, so that a hostile video can harm only this process.
import { constants, setPriority } from 'node:os'
import type { ReportProgress } from '../processes/process-runner.ts'
import { serveProcess } from '../processes/serve-process.ts'
import { type CheckedOrder, type NormalizeAnswer, normalizeOrder } from './normal-video.ts'
import { normalizeVideo } from './normalize-video.ts'
import { VideoRefusal } from './video-refusal.ts'

const MEMORY_MB = 1024

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

async function work(order: CheckedOrder, report: ReportProgress): Promise<NormalizeAnswer> {
  try {
    return { video: await normalizeVideo(order, report) }
  } catch (error) {
    if (error instanceof VideoRefusal) {
      return { refusal: error.message }
    }
    throw error
  }
}

serveProcess({ order: normalizeOrder, work, memoryMb: MEMORY_MB })
