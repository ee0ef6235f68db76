import type { Database } from '../../../platform/database/database.ts'
import type { AdPacing } from '../../creation/creation.public.ts'
import { getOpening } from './analysis/video/judge-video.ts'
import { createAnalysisRepository } from './creative-analyses.repository.ts'

/** @returns a function that tells how an ad moves on, by the workspace's newest analysis of its video; null without one */
export function createPacingFinder(db: Database) {
  const analyses = createAnalysisRepository(db)
  return async ({ workspaceId }: { workspaceId: string }, adId: string): Promise<AdPacing | null> => {
    const video = (await analyses.findOfAd(workspaceId, adId))?.findings?.video ?? null
    return video && { ...video, opening: getOpening(video) }
  }
}
