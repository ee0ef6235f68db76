import { type BriefImage, MAX_BRIEF_IMAGES } from '@marquee/contract/brief-images'
import type { Brief } from '@marquee/contract/briefs'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { lockUntilEnd } from '../../../platform/database/with-lock.ts'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { CreativeDocumentService } from '../creative-documents/creative-documents.service.ts'
import { createBriefImageRepository } from './brief-images.repository.ts'
import { presentImage } from './present-order.ts'

/** The function that creation needs from briefs. @throws DomainError 404 for a brief that the workspace does not have */
export type RequireBrief = (actor: Pick<Actor, 'workspaceId'>, briefId: string) => Promise<Brief>

interface Dependencies {
  db: Database
  clock: Clock
  assets: Pick<AssetService, 'find'>
  documents: Pick<CreativeDocumentService, 'findVersions'>
  requireBrief: RequireBrief
}

/** Finished images that belong to a brief. Every function answers 404 for a brief of another workspace. */
export function createBriefImageService({ db, clock, assets, documents, requireBrief }: Dependencies) {
  async function list(actor: Pick<Actor, 'workspaceId'>, briefId: string): Promise<BriefImage[]> {
    await requireBrief(actor, briefId)
    const rows = await createBriefImageRepository(db).list(actor.workspaceId, briefId)
    const stored = await assets.find(
      actor.workspaceId,
      rows.flatMap(({ asset_id }) => asset_id ?? []),
    )
    const versions = await documents.findVersions(
      actor.workspaceId,
      rows.map(({ document_id }) => document_id),
    )
    const parts = { assets: new Map(stored.map((asset) => [asset.id, asset])), versions }
    return rows.map((row) => ({ ...presentImage(row, row, parts), order_id: row.order_id, title: row.title }))
  }

  return {
    list,

    /** @throws DomainError 422 for images that are unfinished or not in the workspace, and for too many images */
    async attach(actor: Actor, briefId: string, imageIds: readonly string[]): Promise<BriefImage[]> {
      await requireBrief(actor, briefId)
      await db.transaction().execute(async (transaction) => {
        await lockUntilEnd(transaction, `brief images ${briefId}`)
        const images = createBriefImageRepository(transaction)
        const before = await images.list(actor.workspaceId, briefId)
        const added = [...new Set(imageIds)].filter((id) => !before.some((image) => image.id === id))
        if (before.length + added.length > MAX_BRIEF_IMAGES) {
          throw invalid({ image_ids: [`A brief holds at most ${MAX_BRIEF_IMAGES} images.`] })
        }
        if ((await images.countFinished(actor.workspaceId, added)) !== added.length) {
          throw invalid({ image_ids: ['Choose finished images of this workspace.'] })
        }
        await images.add(actor.workspaceId, briefId, added, clock.now())
      })
      return list(actor, briefId)
    },

    async detach(actor: Actor, briefId: string, imageId: string): Promise<void> {
      await requireBrief(actor, briefId)
      await createBriefImageRepository(db).remove(actor.workspaceId, briefId, imageId)
    },
  }
}

export type BriefImageService = ReturnType<typeof createBriefImageService>
