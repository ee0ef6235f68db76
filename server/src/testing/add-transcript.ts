import { randomUUID } from 'node:crypto'
import type { TestServer } from './test-server.ts'

/** A finished transcript of an ad's video, which says the mark. */
export async function addTranscript(
  { db, clock }: TestServer,
  { workspaceId, adId }: { workspaceId: string; adId: string },
  mark: string,
): Promise<void> {
  await db
    .insertInto('transcripts')
    .values({
      workspace_id: workspaceId,
      ad_id: adId,
      idempotency_key: randomUUID(),
      state: 'done',
      made_by: 'provider',
      model: 'whisper-1',
      words: JSON.stringify([{ text: mark, start_s: 0, end_s: 1 }]),
      created_at: clock.now(),
      updated_at: clock.now(),
    })
    .execute()
}
