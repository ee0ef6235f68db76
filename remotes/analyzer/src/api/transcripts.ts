import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getCredits } from '@marquee/contract/credits'
import {
  createTranscript,
  deleteTranscript,
  getAdTranscript,
  getAssetTranscript,
  type TranscriptSubject,
} from '@marquee/contract/transcripts'
import type { TranscriptSource } from '@marquee/ui/transcript-section'

/** The transcript of an analyzed video: of the ad that it was taken from, or of the file. */
export function transcriptSource(subject: TranscriptSubject): TranscriptSource {
  const load = (signal: AbortSignal) =>
    'ad_id' in subject
      ? callEndpoint(getAdTranscript, { params: { id: subject.ad_id } }, { signal })
      : callEndpoint(getAssetTranscript, { params: { id: subject.asset_id } }, { signal })
  return {
    queryKey: ['analyzer', 'transcript', ...Object.entries(subject).flat()],
    load: async (signal) => (await load(signal)).data,
    loadBalance: async (signal) => (await callEndpoint(getCredits, {}, { signal })).data.available,
    order: (key) => callEndpoint(createTranscript, { body: { subject, idempotency_key: key } }),
    remove: (id) => callEndpoint(deleteTranscript, { params: { id } }),
  }
}
