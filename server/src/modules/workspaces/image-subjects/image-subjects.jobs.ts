import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { queue } from '../../../platform/jobs/queue.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import { ignoreMissing, type ImageSubjectService } from './image-subjects.service.ts'

const findImageSubject = queue('image-subjects.find', {
  data: z.object({ workspace_id: z.uuid(), asset_id: z.uuid() }),
  hasTurns: true,
})
const fillInImageSubjects = scheduledQueue('image-subjects.fill-in')

/** Has an uploaded image looked at, once the transaction that stores it ends. */
export async function requestImageSubject(
  jobs: Jobs,
  transaction: Database,
  { workspaceId, assetId }: { workspaceId: string; assetId: string },
): Promise<void> {
  await jobs.send(findImageSubject, { workspace_id: workspaceId, asset_id: assetId }, { transaction, workspaceId })
}

/** Looks at uploads at once, and at images from before there were subjects in the background. */
export function registerImageSubjectJobs(jobs: Jobs, subjects: Pick<ImageSubjectService, 'get' | 'fillIn'>): void {
  jobs.work(findImageSubject, async ({ workspace_id: workspaceId, asset_id: assetId }) => {
    await subjects.get({ workspaceId }, assetId).catch(ignoreMissing)
  })
  jobs.schedule(fillInImageSubjects, '*/5 * * * *', ({ signal }) => subjects.fillIn(signal))
}
