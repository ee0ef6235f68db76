import type { SaidWord } from '@marquee/contract/transcripts'
import type { TranscriptService } from '../../creation/creation.public.ts'
import type { AnalysisRow } from './creative-analyses.repository.ts'

/** What an analysed video says, as far as it was written down: of its ad, else of its file. */
export async function findSaid(
  transcripts: Pick<TranscriptService, 'findWords'>,
  { workspace_id: workspaceId, kind, ad_id, asset_id }: AnalysisRow,
): Promise<readonly SaidWord[]> {
  const subjects = [...(ad_id === null ? [] : [{ ad_id }]), ...(asset_id === null ? [] : [{ asset_id }])]
  for (const subject of kind === 'video' ? subjects : []) {
    const transcript = await transcripts.findWords({ workspaceId }, subject)
    if (transcript !== null) {
      return transcript.words
    }
  }
  return []
}
