import { imageSubject, type ImageSubject } from '@marquee/creative/image-subject'
import { createProcessRunner } from '../processes/process-runner.ts'
import type { SubjectOrder } from './subject-order.ts'

/** Finds subjects in a process of its own, one image at a time. */
export interface SubjectFinder {
  /**
   * @param content an encoded image
   * @throws ProcessFailure for data that is no image, and when it takes too long or too much memory
   */
  find(content: Uint8Array): Promise<ImageSubject>
  close(): void
}

/** Finding takes about half a second of processor time; the first image also waits for the models. */
const TIMEOUT_MS = 120_000

export function createSubjectFinder(): SubjectFinder {
  const runner = createProcessRunner<SubjectOrder, ImageSubject>({
    processUrl: new URL('./subject-process.ts', import.meta.url),
    result: imageSubject,
    timeoutMs: TIMEOUT_MS,
  })
  return {
    find: (content) => runner.run({ content }),
    close: () => runner.close(),
  }
}
