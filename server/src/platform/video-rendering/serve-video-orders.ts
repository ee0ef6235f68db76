// Runs apart from the server: drawing and encoding use whole processors, and x264 makes the process that loads it GPL (decision 66).
import { constants, setPriority } from 'node:os'
import type { ReportProgress } from '../processes/process-runner.ts'
import { serveProcess } from '../processes/serve-process.ts'
import { type VideoOrder, videoOrder } from './video-orders.ts'

const MEMORY_MB = 1536

process.env.DISABLE_SYSTEM_FONTS_LOAD = '1'
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const { renderScene } = await import('./render-scene.ts')
const { finishVideo } = await import('./finish-video.ts')

async function work(order: VideoOrder, report: ReportProgress): Promise<'done'> {
  await (order.kind === 'scene' ? renderScene(order, report) : finishVideo(order))
  return 'done'
}

serveProcess({ order: videoOrder, work, memoryMb: MEMORY_MB })
