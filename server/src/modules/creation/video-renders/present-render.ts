import { toAddress } from '@marquee/contract/address'
import { downloadVideo, type RenderedVideo, type VideoRender } from '@marquee/contract/video-renders'
import { toFileSlug } from '../../../platform/to-file-slug.ts'
import type { RenderedVideoRow } from './rendered-videos.repository.ts'
import type { RenderRow } from './video-renders.repository.ts'

/** The extensions of captions that are files of their own. */
const CAPTION_EXTENSIONS = { webvtt: 'vtt', srt: 'srt' } as const

interface Stored {
  /** Sizes of files in bytes, by asset id. */
  sizes: ReadonlyMap<string, number>
  /** Names of users, by id. */
  names: ReadonlyMap<string, string>
}

function presentFile(file: RenderedVideoRow, render: RenderRow, sizes: Stored['sizes']): RenderedVideo {
  const title = toFileSlug(render.title)
  const name = [title === '' ? 'video' : title, file.aspect_ratio.replace(':', 'x'), render.number].join('-')
  const address = (extension: 'mp4' | 'webm' | 'jpg' | 'vtt' | 'srt') =>
    file.status === 'done'
      ? toAddress(downloadVideo, { params: { id: render.id, file_id: file.id, name, extension } })
      : null
  const { captions } = render
  return {
    id: file.id,
    aspect_ratio: file.aspect_ratio,
    status: file.status,
    progress: toShare(file.status === 'done' ? render.frames : file.frames_done, render.frames),
    width: file.width,
    height: file.height,
    url: address(render.encoding),
    poster_url: address('jpg'),
    captions_url: captions === 'webvtt' || captions === 'srt' ? address(CAPTION_EXTENSIONS[captions]) : null,
    bytes: sizes.get(file.asset_id ?? '') ?? null,
    asset_id: file.status === 'done' ? file.asset_id : null,
    file_name: name,
    failed_reason: file.failed_reason,
    findings: file.findings,
    mended: file.mended,
    is_free: file.is_free,
    credits: file.status === 'done' && !file.is_free ? file.price : 0,
  }
}

/** A render with its files in the contract's form. */
export function presentRender(render: RenderRow, files: readonly RenderedVideoRow[], stored: Stored): VideoRender {
  const sum = (statuses: readonly RenderedVideoRow['status'][]) =>
    files
      .filter(({ status, is_free }) => statuses.includes(status) && !is_free)
      .reduce((total, { price }) => total + price, 0)
  const presented = files.map((file) => presentFile(file, render, stored.sizes))
  const inWork = presented.filter(({ status }) => status !== 'canceled' && status !== 'failed')
  return {
    id: render.id,
    video_id: render.video_id,
    number: render.number,
    video_version: render.video_version,
    encoding: render.encoding,
    captions: render.captions,
    frames: render.frames,
    status: render.status,
    progress:
      inWork.length === 0 ? 100 : Math.floor(inWork.reduce((all, { progress }) => all + progress, 0) / inWork.length),
    files: presented,
    credits_used: sum(['done']),
    credits_held: sum(['queued', 'running']),
    created_by_name: stored.names.get(render.created_by ?? '') ?? null,
    created_at: render.created_at.toISOString(),
    finished_at: render.finished_at?.toISOString() ?? null,
  }
}

/** In percent; 100 only at the end. */
function toShare(done: number, all: number): number {
  return Math.min(100, Math.floor((100 * done) / all))
}
