import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getCredits } from '@marquee/contract/credits'
import { createTranscript, deleteTranscript, getAdTranscript } from '@marquee/contract/transcripts'
import type { TranscriptSource } from '@marquee/ui/transcript-section'

/** The transcript of an ad's video. */
export function adTranscriptSource(adId: string): TranscriptSource {
  return {
    queryKey: ['ad-library', 'transcript', adId],
    load: async (signal) => (await callEndpoint(getAdTranscript, { params: { id: adId } }, { signal })).data,
    loadBalance: async (signal) => (await callEndpoint(getCredits, {}, { signal })).data.available,
    order: (key) => callEndpoint(createTranscript, { body: { subject: { ad_id: adId }, idempotency_key: key } }),
    remove: (id) => callEndpoint(deleteTranscript, { params: { id } }),
  }
}
