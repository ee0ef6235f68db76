import type { TestServer } from './test-server.ts'

/** The row of an upload that became no clip, as the worker leaves it. The asset stands for the uploaded video. */
export async function addPreparedClip(
  { db, clock }: TestServer,
  { workspaceId, assetId }: { workspaceId: string; assetId: string },
  mark: string,
): Promise<void> {
  await db
    .insertInto('prepared_clips')
    .values({
      asset_id: assetId,
      workspace_id: workspaceId,
      status: 'failed',
      failed_reason: mark,
      created_at: clock.now(),
      updated_at: clock.now(),
    })
    .execute()
}
