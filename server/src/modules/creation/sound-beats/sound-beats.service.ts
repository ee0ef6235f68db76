import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { SoundBeats } from '@marquee/contract/sound-beats'
import { SAMPLES_PER_SECOND } from '@marquee/creative/video-time'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { ProcessFailure } from '../../../platform/processes/process-runner.ts'
import type { BeatFinder } from '../../../platform/sound/beats/beat-finder.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { createSoundBeatRepository } from './sound-beats.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  assets: Pick<AssetService, 'find' | 'open'>
  finder: Pick<BeatFinder, 'find'>
}

const NO_BEAT = 'No steady beat was found. The sound can be used, but it is not cut on beats.'

/** The beats of uploaded songs. */
export function createSoundBeatService({ db, clock, assets, finder }: Dependencies) {
  const kept = createSoundBeatRepository(db)

  async function measure(workspaceId: string, assetId: string) {
    const folder = await mkdtemp(join(tmpdir(), 'marquee-beats-'))
    try {
      const file = join(folder, 'sound.flac')
      await pipeline(await (await assets.open(workspaceId, assetId)).stream(), createWriteStream(file))
      return await finder.find({ file })
    } catch (error) {
      throw error instanceof ProcessFailure
        ? new DomainError(503, 'The beats could not be found. Try again in a minute.')
        : error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    /** Finds the beats of a sound, once. @throws DomainError 404 for what is no sound of the workspace, 503 when it fails */
    async find({ workspaceId }: Pick<Actor, 'workspaceId'>, assetId: string): Promise<SoundBeats> {
      const [asset] = await assets.find(workspaceId, [assetId])
      if (asset?.kind !== 'audio') {
        throw notFound('sound')
      }
      const known = await kept.find(workspaceId, assetId)
      if (known !== undefined) {
        return present(assetId, known)
      }
      const { bpm, times } = await measure(workspaceId, assetId)
      const beats = times.map((seconds) => Math.round(seconds * SAMPLES_PER_SECOND))
      await kept.keep({ asset_id: assetId, workspace_id: workspaceId, bpm, beats, created_at: clock.now() })
      return present(assetId, { bpm, beats })
    },
  }
}
export type SoundBeatService = ReturnType<typeof createSoundBeatService>

function present(asset_id: string, { bpm, beats }: Pick<SoundBeats, 'bpm' | 'beats'>): SoundBeats {
  return { asset_id, bpm, beats, note: bpm === null ? NO_BEAT : null }
}
