import { ApiError } from '@marquee/api-client/api-error'
import type { StoredVideo } from '@marquee/contract/videos'
import { useToast, useTrack } from '@marquee/remote-kit/host-services'
import { useState } from 'react'
import { useSpeakVideo } from '../api/video-voices.ts'
import { saveVideo, useCreateVideo, type VideoInput } from '../api/videos.ts'
import { addTakes, lengthenForTakes, listCutScenes } from './edit-scenes.ts'
import type { VideoDraft } from './video-draft.ts'

/** Makes a video of a draft, and lets its scenes be spoken. A voice that fails does not keep the video from being made. */
export function useMakeVideo() {
  const { mutateAsync: create } = useCreateVideo()
  const { mutateAsync: speak } = useSpeakVideo()
  const showToast = useToast()
  const track = useTrack()
  const [phase, setPhase] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  /** @returns the id of the video; null when it was not made */
  async function make(input: VideoInput, voice: VideoDraft['voice']): Promise<string | null> {
    setProblem(null)
    setPhase('Laying out the scenes…')
    try {
      const video = await create(input)
      track('video created', { scenes: video.scenes_count, source: video.source })
      if (voice !== null) {
        setPhase('Speaking…')
        await addVoice(video, voice)
      }
      return video.id
    } catch (failure) {
      setProblem(toMessage(failure))
      return null
    } finally {
      setPhase(null)
    }
  }

  async function addVoice(video: StoredVideo, voice: NonNullable<VideoDraft['voice']>): Promise<void> {
    const scenes = video.project.scenes
      .filter(({ spoken }) => spoken.trim() !== '')
      .map(({ id, spoken }) => ({ scene_id: id, text: spoken.trim() }))
    if (scenes.length === 0) {
      return
    }
    try {
      const { takes } = await speak({ videoId: video.id, idempotency_key: crypto.randomUUID(), voice, scenes })
      const spoken = lengthenForTakes(addTakes(video.project, takes), takes)
      await saveVideo(video.id, spoken, video.version)
      const cut = listCutScenes(spoken)
      if (cut.length > 0) {
        const detail = `They cannot become longer: ${cut.join(', ')}. Shorten what is said, or other scenes.`
        showToast({ severity: 'warn', summary: 'Some scenes end before their last word', detail })
      }
    } catch (failure) {
      showToast({ severity: 'warn', summary: 'The video has no voice yet', detail: toMessage(failure) })
    }
  }

  return { make, phase, problem }
}

function toMessage(failure: unknown): string {
  if (failure instanceof ApiError && failure.status === 422) {
    return Object.values(failure.fields).flat()[0] ?? failure.message
  }
  return failure instanceof Error ? failure.message : 'The video was not created. Try again.'
}
