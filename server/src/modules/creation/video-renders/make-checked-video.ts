import { mendVideo } from '@marquee/creative/mend-video'
import type { VideoProject } from '@marquee/creative/video-project'
import type { VideoRenderProcess } from '../../../platform/video-rendering/video-project-renderer.ts'
import { checkFile, type CheckVideo, isOurFault, toSentence } from './judge-file.ts'
import type { MadeVideo, MakingSteps, VideoMaker, VideoOrder } from './make-video.ts'

export interface CheckedVideo {
  made: MadeVideo
  /** What was changed without asking, each as a sentence. */
  mended: string[]
  /** What is left of what the check found, each as a sentence. */
  findings: string[]
  /** Whether something is left that is our own fault. */
  isFree: boolean
}

/**
 * Makes a file and checks it. What the check found and can be changed without asking is changed, and the file made once more: only the
 * changed scenes are rendered. Null when it gave way to another workspace.
 */
export function createCheckedVideoMaker({ makeVideo, checkVideo }: { makeVideo: VideoMaker; checkVideo: CheckVideo }) {
  return async function makeChecked(
    order: VideoOrder,
    process: VideoRenderProcess,
    steps: MakingSteps,
  ): Promise<CheckedVideo | null> {
    const make = async (project: VideoProject) => {
      const made = await makeVideo({ ...order, project }, process, steps)
      // The analyzer has a process of its own: two at once would take twice the memory.
      process.close()
      return made && { made, found: await checkFile(checkVideo, made.video, project) }
    }
    const first = await make(order.project)
    if (first === null) {
      return null
    }
    const { project, mended } = mendVideo(order.project, first.found)
    const last = mended.length === 0 ? first : await make(project)
    if (last === null) {
      return null
    }
    const { made, found } = last
    return {
      made,
      mended,
      findings: found.map((finding) => toSentence(project, finding)),
      isFree: found.some((finding) => isOurFault(project, finding)),
    }
  }
}

export type CheckedVideoMaker = ReturnType<typeof createCheckedVideoMaker>
