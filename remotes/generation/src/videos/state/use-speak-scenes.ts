import type { VideoScene } from '@marquee/creative/video-project'
import { useState } from 'react'
import { type SpeakInput, useSpeakVideo } from '../api/video-voices.ts'
import { addTakes } from './edit-scenes.ts'
import type { VideoEditor } from './use-video-editor.ts'

/** Lets scenes be spoken; the takes become a part of the video in one step to undo. */
export function useSpeakScenes(editor: VideoEditor, videoId: string) {
  const { mutateAsync, isPending } = useSpeakVideo()
  const [problem, setProblem] = useState('')
  const { project } = editor
  const spoken = new Map(project.voice.map(({ scene_id, text }) => [scene_id, text]))
  const outdated = project.scenes.filter((scene) => isOutdated(scene, spoken.get(scene.id)))

  async function speak(voice: SpeakInput['voice'], scenes: readonly VideoScene[]): Promise<void> {
    setProblem('')
    try {
      const { takes, assets } = await mutateAsync({
        videoId,
        idempotency_key: crypto.randomUUID(),
        voice,
        scenes: scenes.map(({ id, spoken: text }) => ({ scene_id: id, text: text.trim() })),
      })
      editor.addAssets(assets)
      editor.edit((one) => addTakes(one, takes))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The scenes were not spoken. Try again.')
    }
  }

  return { speak, outdated, isPending, problem }
}

/** A scene whose words are not those of its take. */
function isOutdated({ spoken }: VideoScene, text: string | undefined): boolean {
  return spoken.trim() !== '' && spoken.trim() !== text?.trim()
}
