import { z } from 'zod'
import { createProcessRunner } from '../processes/process-runner.ts'
import { renderSeconds, timed } from '../metrics/instruments.ts'
import { isVideoLibraryInstalled } from '../video/video-library.ts'
import type { FinishOrder, SceneOrder, VideoOrder } from './video-orders.ts'

/** A process that renders one video. After a failure the next order gets a new process. */
export interface VideoRenderProcess {
  /** @param onFrames told the number of finished frames of the scene @throws ProcessFailure */
  renderScene(order: SceneOrder, onFrames: (done: number) => void): Promise<void>
  /** @throws ProcessFailure */
  finishVideo(order: FinishOrder): Promise<void>
  /** Ends the process, also in the middle of an order, which then fails. */
  close(): void
}

export interface VideoProjectRenderer {
  /** Whether the optional video library is installed. */
  isAvailable(): boolean
  /** Whether MP4 files with H.264 may be made. */
  hasH264(): boolean
  open(): VideoRenderProcess
}

/** An order fails when it reports no further frame for this time. Mixing and joining a minute takes some seconds. */
const STALL_MS = 180_000

/** Renders videos of workspaces, each in a process of its own. @param isH264Wanted the setting of the operator */
export function createVideoProjectRenderer({ isH264Wanted }: { isH264Wanted: boolean }): VideoProjectRenderer {
  return {
    isAvailable: isVideoLibraryInstalled,
    hasH264: () => isH264Wanted,
    open() {
      const runner = createProcessRunner<VideoOrder, 'done'>({
        processUrl: new URL('./serve-video-orders.ts', import.meta.url),
        result: z.literal('done'),
        timeoutMs: STALL_MS,
        isProgressAwaited: true,
        hasLargeBuffers: true,
      })
      return {
        async renderScene(order, onFrames) {
          const frames = order.range.end - order.range.start
          await timed(observeRender('scene'), () =>
            runner.run({ kind: 'scene', ...order }, (share) => onFrames(Math.round(share * frames))),
          )
        },
        async finishVideo(order) {
          await timed(observeRender('video'), () => runner.run({ kind: 'finish', ...order }))
        },
        close: () => runner.close(),
      }
    },
  }
}

function observeRender(kind: string) {
  return (outcome: 'done' | 'failed', seconds: number) => renderSeconds.observe({ kind, outcome }, seconds)
}
