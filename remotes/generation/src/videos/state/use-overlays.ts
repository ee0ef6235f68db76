import type { OverlayContent } from '@marquee/creative/compose-overlay'
import type { OverlayPlace } from '@marquee/creative/fit-overlay'
import type { AspectRatio } from '@marquee/creative/formats'
import type { OverlayLook } from '@marquee/creative/overlay-look'
import { countFrames, getOverlayStart } from '@marquee/creative/scene-times'
import { useState } from 'react'
import {
  addOverlay,
  duplicateOverlay,
  lengthenOverlay,
  lookOverlay,
  placeOverlay,
  removeOverlay,
  retimeOverlay,
  scaleOverlay,
  setOverlayText,
  shiftOverlay,
} from './edit-overlays.ts'
import type { Player } from './player.ts'
import type { VideoEditor } from './use-video-editor.ts'

/** The overlays of a video, and the one that is edited. */
export function useOverlays({ project, edit }: VideoEditor, player: Player, format: AspectRatio) {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = project.overlays.find(({ id }) => id === chosenId) ?? null

  return {
    chosen,
    /** Edits an overlay, or none. An overlay that is not shown at the playhead is sought. */
    choose: (id: string | null): void => {
      setChosenId(id)
      const overlay = project.overlays.find((one) => one.id === id)
      const start = overlay === undefined ? null : getOverlayStart(project, overlay)
      const { frame } = player.getState()
      if (overlay !== undefined && start !== null && (frame < start || frame >= start + overlay.duration)) {
        player.seek(start + Math.floor(overlay.duration / 2))
      }
    },
    add: (content: OverlayContent): void => {
      const id = crypto.randomUUID()
      const { frame } = player.getState()
      edit((one) => addOverlay(one, { id, content, frame, frames: countFrames(one) }))
      setChosenId(id)
    },
    duplicate: (id: string): void => {
      const copy = crypto.randomUUID()
      edit((one) => duplicateOverlay(one, id, copy))
      setChosenId(copy)
    },
    remove: (id: string): void => {
      edit((one) => removeOverlay(one, id))
    },
    setText: (id: string, binding: string, text: string) =>
      edit((one) => setOverlayText(one, id, { binding, text, format }), `${id}:text`),
    setLook: (id: string, look: OverlayLook) => edit((one) => lookOverlay(one, id, look)),
    /** @param key changes with the same key are one step to undo */
    place: (id: string, place: OverlayPlace, key: string) =>
      edit((one) => placeOverlay(one, id, place), `${id}:place:${key}`),
    scale: (id: string, factor: number) => edit((one) => scaleOverlay(one, id, factor, format), `${id}:scale`),
    /** @param start frames from the start of the video */
    setTime: (id: string, time: { start: number; duration: number }) =>
      edit((one) => retimeOverlay(one, id, time), `${id}:time`),
    shift: (id: string, frames: number) => edit((one) => shiftOverlay(one, id, frames), `${id}:shift`),
    lengthen: (id: string, frames: number) => edit((one) => lengthenOverlay(one, id, frames), `${id}:lengthen`),
  }
}

export type Overlays = ReturnType<typeof useOverlays>
