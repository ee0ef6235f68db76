import type { KeyboardEvent } from 'react'
import type { Editor } from './use-editor.ts'
import type { StageView } from './use-stage-view.ts'
import { FULL_SIZE_ZOOM } from './zooming.ts'

type EditorView = Pick<StageView, 'fit' | 'zoomTo' | 'zoomBy'>

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Handles the keys of the editor outside of fields: arrows move (with Shift further) and with Alt resize, Delete removes, Escape
 * clears the selection, [ and ] change the order, + and - zoom, Shift+1 fits, Shift+0 shows the full size. With Ctrl or ⌘: Z undoes,
 * Shift+Z and Y redo, D duplicates, G groups, Shift+G ungroups, A selects all.
 */
export function handleEditorKey(event: KeyboardEvent, editor: Editor, view: EditorView): void {
  if (isField(event.target)) {
    return
  }
  const isCommand = event.metaKey || event.ctrlKey
  const run = isCommand ? findCommand(event, editor) : (findZoom(event, view) ?? findKey(event, editor))
  if (run !== undefined) {
    event.preventDefault()
    run()
  }
}

function findCommand({ key, shiftKey }: KeyboardEvent, editor: Editor): (() => void) | undefined {
  const commands: Readonly<Record<string, () => void>> = {
    z: () => (shiftKey ? editor.actions.redo() : editor.actions.undo()),
    y: () => editor.actions.redo(),
    d: editor.duplicate,
    g: shiftKey ? editor.ungroup : editor.group,
    a: () => editor.select(editor.layers.filter(({ locked, hidden }) => !locked && !hidden).map(({ id }) => id)),
  }
  return commands[key.toLowerCase()]
}

const ZOOM_STEP = 1.25

/** Matched by the position of the digit keys, whose characters with Shift differ between keyboards. */
function findZoom({ key, code, shiftKey }: KeyboardEvent, view: EditorView): (() => void) | undefined {
  if (shiftKey && (code === 'Digit1' || code === 'Digit0')) {
    return code === 'Digit1' ? view.fit : () => view.zoomTo(FULL_SIZE_ZOOM)
  }
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => view.zoomBy(ZOOM_STEP),
    '=': () => view.zoomBy(ZOOM_STEP),
    '-': () => view.zoomBy(1 / ZOOM_STEP),
  }
  return keys[key]
}

function findKey({ key, shiftKey, altKey, target }: KeyboardEvent, editor: Editor): (() => void) | undefined {
  const arrow = ARROWS[key]
  if (editor.selection.length === 0) {
    return undefined
  }
  if (arrow !== undefined) {
    return target instanceof HTMLButtonElement && !target.hasAttribute('aria-pressed')
      ? undefined
      : () => (altKey ? editor.grow : editor.nudge)(arrow[0], arrow[1], shiftKey)
  }
  const keys: Readonly<Record<string, () => void>> = {
    Delete: editor.remove,
    Backspace: editor.remove,
    Escape: () => editor.select([]),
    ']': () => editor.reorder(editor.selection, 'forward'),
    '[': () => editor.reorder(editor.selection, 'backward'),
  }
  return keys[key]
}

function isField(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [role="slider"], [role="radiogroup"]') !== null
  )
}
