import type { RenderStatus } from '@marquee/contract/video-renders'

/** The status of a render, derived from those of its files. One finished file makes the render a success. */
export function toRenderStatus(files: readonly RenderStatus[]): RenderStatus {
  const has = (status: RenderStatus) => files.includes(status)
  if (has('running') || has('queued')) {
    return files.every((status) => status === 'queued') ? 'queued' : 'running'
  }
  if (has('done')) {
    return 'done'
  }
  return has('failed') ? 'failed' : 'canceled'
}
