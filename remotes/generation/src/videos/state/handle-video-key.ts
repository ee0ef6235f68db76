import type { TimedScene } from '@marquee/creative/scene-times'
import type { KeyboardEvent } from 'react'
import type { Overlays } from './use-overlays.ts'
import type { Player } from './player.ts'
import type { VideoEditor } from './use-video-editor.ts'

export interface KeyContext {
  player: Player
  editor: Pick<
    VideoEditor,
    'undo' | 'redo' | 'moveScene' | 'setDuration' | 'removeScene' | 'duplicateScene' | 'splitScene'
  >
  overlays: Pick<Overlays, 'chosen' | 'choose' | 'remove' | 'shift' | 'lengthen' | 'duplicate'>
  /** The scene at the playhead. */
  current: TimedScene | undefined
  /** Frames. */
  length: number
  canEdit: boolean
}

const TENTH = 3
const BIG_STEP = 10

/**
 * Handles the keys of the video editor outside of fields. Space plays; K pauses, L plays (again: faster), J plays backwards; arrows move by
 * a frame, with Shift by ten; Home and End; I and O mark a range, Escape clears it; S splits, Delete removes; with Alt, the arrows to the
 * sides move the scene, and those up and down change its length. With Ctrl or ⌘: Z undoes, Shift+Z and Y redo, D duplicates. While an
 * overlay is chosen, it is what is removed, moved, lengthened and duplicated; Escape ends that.
 */
export function handleVideoKey(event: KeyboardEvent, context: KeyContext): void {
  if (isField(event.target)) {
    return
  }
  const run = findAction(event, context)
  if (run !== undefined) {
    event.preventDefault()
    run()
  }
}

function findAction(event: KeyboardEvent, context: KeyContext): (() => void) | undefined {
  if (event.metaKey || event.ctrlKey) {
    return context.canEdit ? findCommand(event, context) : undefined
  }
  const forOverlay = context.canEdit ? findOverlayKey(event, context) : undefined
  if (forOverlay !== undefined) {
    return forOverlay
  }
  if (event.altKey) {
    return context.canEdit ? findSceneKey(event, context) : undefined
  }
  return findPlayerKey(event, context) ?? (context.canEdit ? findEditKey(event, context) : undefined)
}

function findOverlayKey({ key, altKey, shiftKey }: KeyboardEvent, { overlays }: KeyContext): (() => void) | undefined {
  if (overlays.chosen === null) {
    return undefined
  }
  const { id } = overlays.chosen
  const frames = shiftKey ? BIG_STEP : TENTH
  const keys: Readonly<Record<string, () => void>> = altKey
    ? {
        ArrowLeft: () => overlays.shift(id, -frames),
        ArrowRight: () => overlays.shift(id, frames),
        ArrowUp: () => overlays.lengthen(id, frames),
        ArrowDown: () => overlays.lengthen(id, -frames),
      }
    : {
        Delete: () => overlays.remove(id),
        Backspace: () => overlays.remove(id),
        Escape: () => overlays.choose(null),
      }
  return keys[key]
}

function findCommand(
  { key, shiftKey }: KeyboardEvent,
  { editor, current, overlays }: KeyContext,
): (() => void) | undefined {
  const { chosen } = overlays
  const commands: Readonly<Record<string, () => void>> = {
    z: shiftKey ? editor.redo : editor.undo,
    y: editor.redo,
    ...(current !== undefined && { d: () => editor.duplicateScene(current.scene.id) }),
    ...(chosen !== null && { d: () => overlays.duplicate(chosen.id) }),
  }
  return commands[key.toLowerCase()]
}

function findSceneKey({ key }: KeyboardEvent, { editor, current }: KeyContext): (() => void) | undefined {
  if (current === undefined) {
    return undefined
  }
  const { scene, index } = current
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => editor.moveScene(scene.id, index - 1),
    ArrowRight: () => editor.moveScene(scene.id, index + 1),
    ArrowUp: () => editor.setDuration(scene.id, scene.duration + TENTH),
    ArrowDown: () => editor.setDuration(scene.id, scene.duration - TENTH),
  }
  return keys[key]
}

function findPlayerKey({ key, shiftKey, target }: KeyboardEvent, { player, length }: KeyContext) {
  // Space and Enter press a button that has the focus.
  if (key === ' ') {
    return target instanceof HTMLElement && target.closest('button, a, [role="button"]') !== null
      ? undefined
      : player.toggle
  }
  const step = shiftKey ? BIG_STEP : 1
  const keys: Readonly<Record<string, () => void>> = {
    k: player.pause,
    l: player.playFaster,
    j: player.playBackwards,
    i: player.markStart,
    o: player.markEnd,
    Escape: player.clearRange,
    ArrowLeft: () => player.step(-step),
    ArrowRight: () => player.step(step),
    Home: () => player.seek(0),
    End: () => player.seek(length - 1),
  }
  return keys[key.length === 1 ? key.toLowerCase() : key]
}

function findEditKey({ key }: KeyboardEvent, { editor, player, current }: KeyContext): (() => void) | undefined {
  if (current === undefined) {
    return undefined
  }
  const { scene, start } = current
  const keys: Readonly<Record<string, () => void>> = {
    s: () => editor.splitScene(scene.id, player.getState().frame - start),
    Delete: () => editor.removeScene(scene.id),
    Backspace: () => editor.removeScene(scene.id),
  }
  return keys[key.length === 1 ? key.toLowerCase() : key]
}

function isField(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type="range"]), textarea, select, [role="slider"], [role="combobox"], [role="dialog"], [role="menu"]',
    ) !== null
  )
}
