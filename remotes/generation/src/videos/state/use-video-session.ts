import type { StoredVideo } from '@marquee/contract/videos'
import type { AspectRatio } from '@marquee/creative/formats'
import { listCues } from '@marquee/creative/list-cues'
import { countFrames, listTimedScenes } from '@marquee/creative/scene-times'
import { useMemo, useState } from 'react'
import { useAutosave } from '../../editor/state/use-autosave.ts'
import { useCanGenerate } from '../../state/rights.ts'
import { fetchVideo, saveVideo } from '../api/videos.ts'
import { getTellingFrame } from './telling-frame.ts'
import { useClipFrames } from './use-clip-frames.ts'
import { useMixedSound } from './use-mixed-sound.ts'
import { usePlayer, usePlayerState } from './use-player.ts'
import { useOverlays } from './use-overlays.ts'
import { useVideoEditor } from './use-video-editor.ts'
import { useVideoResources } from './use-video-resources.ts'

/** Everything that the editor of a video works with: the video and its history, its player and sound, and its saving. */
export function useVideoSession(stored: StoredVideo) {
  const editor = useVideoEditor(stored)
  const { project, assets } = editor
  const length = countFrames(project)
  const { getClipFrame } = useClipFrames(assets)
  const resources = useVideoResources(project, assets, getClipFrame)
  const mixed = useMixedSound(project, assets)
  const player = usePlayer(length, mixed.sound)
  const [chosenFormat, setFormat] = useState<AspectRatio | null>(null)
  const format = project.aspect_ratios.find((ratio) => ratio === chosenFormat) ?? project.aspect_ratios[0] ?? '9:16'
  const overlays = useOverlays(editor, player, format)
  const save = useAutosave({
    stored,
    content: project,
    getContent: (one) => one.project,
    save: (sent, version) => saveVideo(stored.id, sent, version),
    load: () => fetchVideo(stored.id),
  })
  const timed = useMemo(() => listTimedScenes(project), [project])
  const index = usePlayerState(player, ({ frame }) => {
    const found = timed.findIndex(({ end }) => frame < end)
    return found === -1 ? timed.length - 1 : found
  })
  const cues = useMemo(() => listCues(project, format), [project, format])

  return {
    canEdit: useCanGenerate(),
    editor,
    overlays,
    player,
    length,
    resources,
    mixed,
    format,
    setFormat,
    save,
    /** The scene at the playhead. */
    current: timed[index],
    index,
    cues,
    /** Moves the playhead to a moment at which a scene shows all of it. */
    goToScene(id: string): void {
      const found = timed.find(({ scene }) => scene.id === id)
      if (found !== undefined) {
        player.seek(found.start + getTellingFrame(found.scene))
      }
    },
  }
}

export type VideoSession = ReturnType<typeof useVideoSession>
