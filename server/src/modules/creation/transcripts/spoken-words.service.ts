import type { Transcript } from '@marquee/contract/ads'
import { toTranscriptLines } from '@marquee/contract/transcript-lines'
import type { Database } from '../../../platform/database/database.ts'
import { createTranscriptRepository } from './transcripts.repository.ts'

/** Tells the ad library what videos say; separate from the service of transcripts, which itself needs the ad library. */
export function createSpokenWords({ db }: { db: Database }) {
  const transcripts = createTranscriptRepository(db)
  return {
    listSaying: (workspaceId: string, query: string): Promise<string[]> => transcripts.listAdIds(workspaceId, query),

    listTranscribed: (workspaceId: string): Promise<string[]> => transcripts.listAdIds(workspaceId, null),

    async listLines(workspaceId: string, adId: string): Promise<Transcript> {
      const row = await transcripts.findOf(workspaceId, { ad_id: adId })
      return toTranscriptLines(row?.words ?? []).map(({ start_s, end_s, text }) => ({ start_s, end_s, text }))
    },
  }
}
