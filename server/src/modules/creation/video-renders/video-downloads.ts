import type { AddressOutput } from '@marquee/contract/endpoint'
import type { CaptionsMode, downloadVideo } from '@marquee/contract/video-renders'
import { toSrt, toWebVtt } from '@marquee/creative/caption-files'
import type { AspectRatio } from '@marquee/creative/formats'
import { countLineLetters, listCues } from '@marquee/creative/list-cues'
import type { VideoProject } from '@marquee/creative/video-project'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { FileAnswer } from '../../../platform/http/answer-file.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { createRenderedVideoRepository } from './rendered-videos.repository.ts'
import { createVideoRenderRepository, type RenderRow } from './video-renders.repository.ts'

type Params = AddressOutput<typeof downloadVideo>['params']

/** Captions that are files of their own. */
const CAPTION_EXTENSIONS: Readonly<Record<CaptionsMode, string | null>> = {
  webvtt: 'vtt',
  srt: 'srt',
  burnt: null,
  none: null,
}
/** A user's browser may cache a finished file for a day; shared caches must not. */
const CACHE_CONTROL = 'private, max-age=86400'

/** Finished videos, their posters and their captions as files. */
export function createVideoDownloads({ db, assets }: { db: Database; assets: Pick<AssetService, 'open'> }) {
  async function openAsset(workspaceId: string, assetId: string): Promise<FileAnswer> {
    const { size, stream, contentType, etag } = await assets.open(workspaceId, assetId)
    return { content: { size, open: stream }, contentType, etag, cacheControl: CACHE_CONTROL, vary: 'cookie' }
  }

  async function openCaptions(
    { id, captions }: RenderRow,
    format: AspectRatio,
    extension: Params['extension'],
  ): Promise<FileAnswer> {
    const project =
      CAPTION_EXTENSIONS[captions] === extension ? await createVideoRenderRepository(db).findProject(id) : undefined
    if (project === undefined) {
      throw notFound('file')
    }
    const content = Buffer.from(writeCaptions(project, format, extension))
    return { content, contentType: extension === 'vtt' ? 'text/vtt' : 'application/x-subrip' }
  }

  return {
    /** @throws DomainError 404 when the workspace has no such file, or it is not finished */
    async open({ workspaceId }: Pick<Actor, 'workspaceId'>, { id, file_id, extension }: Params): Promise<FileAnswer> {
      const render = await createVideoRenderRepository(db).find(workspaceId, id)
      const file = await createRenderedVideoRepository(db).find(file_id)
      if (render === undefined || file?.render_id !== render.id || file.status !== 'done') {
        throw notFound('file')
      }
      const assetId = { [render.encoding]: file.asset_id, jpg: file.poster_asset_id }[extension]
      return assetId ? openAsset(workspaceId, assetId) : openCaptions(render, file.aspect_ratio, extension)
    },
  }
}

export type VideoDownloads = ReturnType<typeof createVideoDownloads>

function writeCaptions(project: VideoProject, format: AspectRatio, extension: string): string {
  const cues = listCues(project, format)
  const letters = countLineLetters(project, format)
  return extension === 'vtt'
    ? toWebVtt(cues, { letters, isKaraoke: project.captions.style === 'karaoke' })
    : toSrt(cues, letters)
}
