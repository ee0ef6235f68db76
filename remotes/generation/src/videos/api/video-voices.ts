import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { alignRecording, listSpeakingVoices, sampleVoice, speakVideo } from '@marquee/contract/video-voices'
import { queryOptions, useMutation } from '@tanstack/react-query'

export const speakingVoicesQuery = queryOptions({
  queryKey: ['video-voices'],
  queryFn: async ({ signal }) => (await callEndpoint(listSpeakingVoices, {}, { signal })).data,
})

type SampleInput = CallInput<typeof sampleVoice>['body']

/** Speaks a sentence, to hear a voice before it is chosen. */
export function useSampleVoice() {
  return useMutation({
    mutationFn: async (body: SampleInput) => (await callEndpoint(sampleVoice, { body })).data,
  })
}

export type SpeakInput = CallInput<typeof speakVideo>['body']

/** Speaks scenes of a video. The project does not change until the takes are saved with it. */
export function useSpeakVideo() {
  return useMutation({
    mutationFn: async ({ videoId, ...body }: SpeakInput & { videoId: string }) =>
      (await callEndpoint(speakVideo, { params: { id: videoId }, body })).data,
  })
}

type RecordingInput = CallInput<typeof alignRecording>['body']

/** Makes a take of a stored recording. The project does not change until the take is saved with it. */
export function useAlignRecording() {
  return useMutation({
    mutationFn: async ({ videoId, ...body }: RecordingInput & { videoId: string }) =>
      (await callEndpoint(alignRecording, { params: { id: videoId }, body })).data,
  })
}
