import type { AdWords, AnalysisResult, PlacementName } from '@marquee/contract/creative-analyses'
import { createProcessRunner, ProcessFailure, type ReportProgress } from '../../../platform/processes/process-runner.ts'
import { analysisAnswer, type AnalysisAnswer, type AnalysisOrder } from './analysis/analysis-order.ts'
import type { VideoAnalysis, VideoOrder } from './analysis/video/analyse-video.ts'

/** A file could not be analysed; the message is written for users. */
export class AnalysisFailure extends Error {
  override readonly name = 'AnalysisFailure'
}

interface ImageOrder {
  content: Uint8Array
  words: AdWords
  placements: PlacementName[]
}

export interface AnalysisRunner {
  /** @throws AnalysisFailure when the file cannot be analysed, takes too long, or crashes the process */
  analyse(order: ImageOrder, onStep: ReportProgress): Promise<AnalysisResult>
  /** Analyses a video from its file, with the same failures. */
  analyseVideo(order: VideoOrder, onStep: ReportProgress): Promise<VideoAnalysis>
  close(): void
}

interface Options {
  processUrl?: URL
  timeoutMs?: number
}

const IMAGE_TIMEOUT_MS = 60_000
const VIDEO_TIMEOUT_MS = 240_000
const TOO_LONG = 'The analysis took too long. Try a smaller file.'
const BAD_IMAGE = 'The file could not be read. It may be damaged: save it again as PNG or JPEG.'
const BAD_VIDEO = 'The video could not be read. It may be damaged: save it again as MP4.'

/** Analyses one image and one video at a time, each in a separate process whose crash does not affect the server. */
export function createAnalysisRunner({
  processUrl = new URL('./analysis/analysis-process.ts', import.meta.url),
  timeoutMs,
}: Options = {}): AnalysisRunner {
  const createRunner = (usualMs: number) =>
    createProcessRunner<AnalysisOrder, AnalysisAnswer>({
      processUrl,
      result: analysisAnswer,
      timeoutMs: timeoutMs ?? usualMs,
    })
  const images = createRunner(IMAGE_TIMEOUT_MS)
  const videos = createRunner(VIDEO_TIMEOUT_MS)

  async function run(runner: typeof images, order: AnalysisOrder, onStep: ReportProgress, unreadable: string) {
    const answer = await runner.run(order, onStep).catch((error: unknown) => {
      const isLate = error instanceof ProcessFailure && error.kind === 'timeout'
      throw new AnalysisFailure(isLate ? TOO_LONG : unreadable, { cause: error })
    })
    if ('refusal' in answer) {
      throw new AnalysisFailure(answer.refusal)
    }
    return answer
  }

  return {
    async analyse(order, onStep) {
      return (await run(images, { kind: 'image', ...order }, onStep, BAD_IMAGE)).result
    },
    async analyseVideo(order, onStep) {
      const { result, poster, sheet } = await run(videos, { kind: 'video', ...order }, onStep, BAD_VIDEO)
      if (poster === undefined || sheet === undefined) {
        throw new AnalysisFailure(BAD_VIDEO)
      }
      return { result, poster, sheet }
    },
    close() {
      images.close()
      videos.close()
    },
  }
}
