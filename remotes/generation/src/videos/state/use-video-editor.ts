import type { StoredAsset } from '@marquee/contract/assets'
import type { StoredVideo } from '@marquee/contract/videos'
import { listTimedScenes } from '@marquee/creative/scene-times'
import type { VideoClip, VideoProject, VideoScene } from '@marquee/creative/video-project'
import type { VoiceTake } from '@marquee/creative/video-sounds'
import { RefusedCommand } from '@marquee/creative/video-command'
import { useToast } from '@marquee/remote-kit/host-services'
import { useSliceActions, useSliceSelector } from '@marquee/remote-kit/use-remote-slice'
import { canRedo, canUndo } from '@marquee/remote-kit/with-history'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  changeScene,
  changeTake,
  duplicateScene,
  moveScene,
  moveTake,
  removeScene,
  setDuration,
  setSpeed,
  showClip,
  splitScene,
} from './edit-scenes.ts'
import { videoSlice } from './video-slice.ts'

/** The video in the editor, the files that it refers to, and its history. */
export function useVideoEditor(stored: StoredVideo) {
  const actions = useSliceActions(videoSlice)
  const history = useSliceSelector(videoSlice, (state) => state)
  const showToast = useToast()
  const isOpen = useRef(false)
  const [added, setAdded] = useState<readonly StoredAsset[]>([])
  useEffect(() => {
    isOpen.current = true
    // A new history is a new object, which makes the component render again.
    actions.restart(stored.project)
  }, [actions, stored.project])

  // Until this video is opened, the store contains the one edited before.
  const project = (isOpen.current ? history.present : null) ?? stored.project
  const assets = useMemo(() => [...stored.assets, ...added], [stored.assets, added])

  // What was started before later changes, as an upload, must not undo them.
  const latest = useRef(project)
  useEffect(() => {
    latest.current = project
  }, [project])

  /**
   * Changes the video. A change that gives the same object changes nothing, and one that is refused says why.
   * @param key consecutive changes with the same key are one step to undo
   */
  function edit(change: (project: VideoProject) => VideoProject, key: string | null = null): void {
    try {
      const next = change(latest.current)
      if (next !== latest.current) {
        actions.edited({ project: next, key })
      }
    } catch (error) {
      if (!(error instanceof RefusedCommand)) {
        throw error
      }
      showToast({ severity: 'info', summary: error.message })
    }
  }

  return {
    project,
    assets,
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    undo: (): void => void actions.undo(),
    redo: (): void => void actions.redo(),
    edit,
    /** @param field what is changed, so that letters typed into one field are one step to undo */
    changeScene: (id: string, changes: Partial<Omit<VideoScene, 'id' | 'duration'>>, field: string) =>
      edit((one) => changeScene(one, id, changes), `${id}:${field}`),
    moveScene: (id: string, to: number) => edit((one) => moveScene(one, id, to)),
    setDuration: (id: string, frames: number) => edit((one) => setDuration(one, id, frames), `${id}:duration`),
    removeScene: (id: string) => edit((one) => removeScene(one, id)),
    duplicateScene: (id: string) => edit((one) => duplicateScene(one, id)),
    showClip: (id: string, clip: VideoClip) => edit((one) => showClip(one, id, clip)),
    setSpeed: (id: string, speed: number) => edit((one) => setSpeed(one, id, speed)),
    splitScene: (id: string, at: number) => edit((one) => splitScene(one, id, at)),
    /** @param start frames from the start of the video */
    moveTake(id: string, start: number): void {
      const take = project.voice.find((one) => one.id === id)
      const timed = listTimedScenes(project).find(({ scene }) => scene.id === take?.scene_id)
      edit((one) => moveTake(one, id, start - (timed?.start ?? 0)))
    },
    changeTake: (id: string, changes: Partial<VoiceTake>) => edit((one) => changeTake(one, id, changes), `${id}:take`),
    /** Begins with another version. */
    open: (other: VideoProject) => actions.restart(other),
    /** Files that the video may refer to from now on. */
    addAssets: (assets: readonly StoredAsset[]) => setAdded((before) => [...before, ...assets]),
  }
}

export type VideoEditor = ReturnType<typeof useVideoEditor>
