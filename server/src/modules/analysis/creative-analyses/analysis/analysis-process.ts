// Runs in a process of its own, so that files that crash a decoder do not harm the server. The parent kills it after a timeout.
import type { ReportProgress } from '../../../../platform/processes/process-runner.ts'
import { serveProcess } from '../../../../platform/processes/serve-process.ts'
import { VideoLibraryMissing } from '../../../../platform/video/video-library.ts'
import { VideoRefusal } from '../../../../platform/video/video-refusal.ts'
import { analyseImage } from './analyse-image.ts'
import { type AnalysisAnswer, type AnalysisOrder, analysisOrder } from './analysis-order.ts'
import { analyseVideo } from './video/analyse-video.ts'

const MEMORY_MB = 1536

async function work(order: AnalysisOrder, report: ReportProgress): Promise<AnalysisAnswer> {
  if (order.kind === 'image') {
    return { result: await analyseImage(Buffer.from(order.content), order, report) }
  }
  try {
    return await analyseVideo(order, report)
  } catch (error) {
    if (error instanceof VideoRefusal || error instanceof VideoLibraryMissing) {
      return { refusal: error.message }
    }
    throw error
  }
}

serveProcess({ order: analysisOrder, work, memoryMb: MEMORY_MB })
