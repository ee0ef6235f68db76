import type { ImageSubject, ShareBox } from '@marquee/creative/image-subject'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { ifNotFound, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { ProcessFailure } from '../../../platform/processes/process-runner.ts'
import type { AssetService } from '../assets/assets.service.ts'
import { getIntersection } from '../../../platform/image-subjects/boxes.ts'
import { createImageSubjectRepository } from './image-subjects.repository.ts'
import type { SubjectFinder } from '../../../platform/image-subjects/subject-finder.ts'

type Owner = Pick<Actor, 'workspaceId'>

interface Dependencies {
  db: Database
  clock: Clock
  assets: Pick<AssetService, 'find' | 'read'>
  finder: Pick<SubjectFinder, 'find'>
}

const BATCH = 50

/** Where products are in the images of workspaces: found once for each image, and corrected by users. */
export function createImageSubjectService({ db, clock, assets, finder }: Dependencies) {
  const subjects = createImageSubjectRepository(db)

  async function findNow({ workspaceId }: Owner, assetId: string): Promise<ImageSubject | null> {
    const content = await assets.read(workspaceId, assetId)
    const subject = await finder.find(content).catch((error: unknown) => {
      if (error instanceof ProcessFailure) {
        return null
      }
      throw error
    })
    await subjects.keepFound(assetId, subject, clock.now())
    return subjects.find(assetId)
  }

  async function get(owner: Owner, assetId: string): Promise<ImageSubject | null> {
    const [asset] = await assets.find(owner.workspaceId, [assetId])
    if (asset?.kind !== 'image') {
      throw notFound('image')
    }
    return (await subjects.find(assetId)) ?? findNow(owner, assetId)
  }

  return {
    /**
     * What an image shows. An image that nobody has looked at yet is looked at now, which takes a second or two.
     * @returns null when it could not be found @throws DomainError 404 when the workspace has no such image
     */
    get,

    /** The same within a time limit in ms, for work that goes on without it. Findings that come later are kept. */
    async getSoon(owner: Owner, assetId: string, limitMs: number): Promise<ImageSubject | null> {
      let timer: NodeJS.Timeout | undefined
      const limit = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), limitMs)
      })
      try {
        return await Promise.race([get(owner, assetId), limit])
      } finally {
        clearTimeout(timer)
      }
    },

    /** Corrects the box of the product. @throws DomainError 404 as `get`, 422 on `box` when the image cannot be read */
    async setBox(actor: Owner, assetId: string, box: ShareBox): Promise<ImageSubject> {
      const found = await get(actor, assetId)
      if (found === null) {
        throw invalid({ box: ['This image cannot be read. Upload it again.'] })
      }
      const calm_areas = found.calm_areas.filter((area) => getIntersection(area, box) === 0)
      const subject: ImageSubject = { ...found, box, calm_areas, source: 'user', is_sure: true }
      await subjects.replace(assetId, subject, clock.now())
      return subject
    },

    /** Looks at images that nobody has looked at, one after the other; each is kept at once. @returns how many */
    async fillIn(signal: AbortSignal): Promise<number> {
      const missing = await subjects.listMissing(BATCH)
      let filled = 0
      for (const { id, workspace_id: workspaceId } of missing) {
        if (signal.aborted) {
          break
        }
        await get({ workspaceId }, id).catch(ignoreMissing)
        filled += 1
      }
      return filled
    },
  }
}

export type ImageSubjectService = ReturnType<typeof createImageSubjectService>

/** For `catch`: an image may be removed before its turn. */
export const ignoreMissing = ifNotFound(() => null)
