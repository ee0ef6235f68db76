import type { KeyboardEvent } from 'react'
import type { Editor } from './use-editor.ts'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The keys of the editor, outside of fields: arrows move (with Shift further), Delete removes, Escape selects nothing, [ and ]
 * change the order; with Ctrl or ⌘: Z, Shift+Z and Y for undo and redo, D duplicates, G groups, Shift+G ungroups, A selects all.
 */
export function handleEditorKey(event: KeyboardEvent, editor: Editor): void {
  if (isField(event.target)) {
    return
  }
  const isCommand = event.metaKey || event.ctrlKey
  const run = isCommand ? findCommand(event, editor) : findKey(event, editor)
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

function findKey({ key, shiftKey, target }: KeyboardEvent, editor: Editor): (() => void) | undefined {
  const arrow = ARROWS[key]
  if (editor.selection.length === 0) {
    return undefined
  }
  if (arrow !== undefined) {
    return target instanceof HTMLButtonElement && !target.hasAttribute('aria-pressed')
      ? undefined
      : () => editor.nudge(arrow[0], arrow[1], shiftKey)
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
