import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { findSoundBeats } from '@marquee/contract/sound-beats'
import { useMutation } from '@tanstack/react-query'

/** Finds the beats of a stored song. */
export function useFindSoundBeats() {
  return useMutation({
    mutationFn: async (assetId: string) => (await callEndpoint(findSoundBeats, { params: { id: assetId } })).data,
  })
}
