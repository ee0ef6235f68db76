import type { VideoProject, VideoScene } from '@marquee/creative/video-project'
import { useState } from 'react'
import { type SpeakInput, useSpeakVideo } from '../api/video-voices.ts'
import { addTakes, lengthenForTakes, listCutScenes } from './edit-scenes.ts'
import type { VideoEditor } from './use-video-editor.ts'

/** Lets scenes be spoken; a scene that is too short for its words becomes longer. The takes become a part of the video in one step to undo. */
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
      const speakIn = (one: VideoProject) => lengthenForTakes(addTakes(one, takes), takes)
      editor.edit(speakIn)
      setProblem(describeCutScenes(listCutScenes(speakIn(project))))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The scenes were not spoken. Try again.')
    }
  }

  return { speak, outdated, isPending, problem }
}

/** A sentence about the scenes that could not become long enough for their words; empty without one. */
function describeCutScenes(numbers: readonly number[]): string {
  if (numbers.length === 0) {
    return ''
  }
  const scenes = numbers.length === 1 ? `Scene ${numbers[0]} ends` : `Scenes ${numbers.join(', ')} end`
  return `${scenes} before the last word, and cannot become longer. Shorten what is said, or make other scenes shorter.`
}

/** A scene whose words are not those of its take. */
function isOutdated({ spoken }: VideoScene, text: string | undefined): boolean {
  return spoken.trim() !== '' && spoken.trim() !== text?.trim()
}
