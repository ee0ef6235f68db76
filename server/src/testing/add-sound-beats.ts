import type { TestServer } from './test-server.ts'

/** The beats of a sound. The asset stands for the song. */
export async function addSoundBeats(
  { db, clock }: TestServer,
  { workspaceId, assetId }: { workspaceId: string; assetId: string },
): Promise<void> {
  await db
    .insertInto('sound_beats')
    .values({ asset_id: assetId, workspace_id: workspaceId, bpm: 120, beats: [0, 24_000], created_at: clock.now() })
    .execute()
}
