import type { KeyboardEvent } from 'react'
import type { PageEditor } from './use-page-editor.ts'

export interface PageKeyContext {
  editor: Pick<PageEditor, 'undo' | 'redo' | 'moveBy' | 'toggle' | 'duplicate' | 'remove'>
  /** The chosen section; null when the page itself is chosen. */
  sectionId: string | null
  canEdit: boolean
  onChoose: (sectionId: string | null) => void
}

/**
 * Handles the keys of the page editor outside of fields. With Ctrl or ⌘: Z undoes, Shift+Z and Y redo, D duplicates the section. With Alt,
 * the arrows up and down move it. H hides or shows it, Delete removes it.
 */
export function handlePageKey(event: KeyboardEvent, context: PageKeyContext): void {
  if (!context.canEdit || isField(event.target)) {
    return
  }
  const run = findAction(event, context)
  if (run !== undefined) {
    event.preventDefault()
    run()
  }
}

function findAction(event: KeyboardEvent, { editor, sectionId, onChoose }: PageKeyContext): (() => void) | undefined {
  const { key, shiftKey, altKey } = event
  if (event.metaKey || event.ctrlKey) {
    const commands: Readonly<Record<string, () => void>> = {
      z: shiftKey ? editor.redo : editor.undo,
      y: editor.redo,
      ...(sectionId !== null && { d: () => onChoose(editor.duplicate(sectionId)) }),
    }
    return commands[key.toLowerCase()]
  }
  if (sectionId === null) {
    return undefined
  }
  const keys: Readonly<Record<string, () => void>> = altKey
    ? { ArrowUp: () => editor.moveBy(sectionId, -1), ArrowDown: () => editor.moveBy(sectionId, 1) }
    : {
        h: () => editor.toggle(sectionId),
        Delete: () => {
          editor.remove(sectionId)
          onChoose(null)
        },
      }
  return keys[key.length === 1 ? key.toLowerCase() : key]
}

/** Events of the preview arrive here too, whose elements are no instances of this document's classes: all of it counts as a field. */
function isField(target: EventTarget): boolean {
  return (
    !(target instanceof HTMLElement) ||
    target.closest('input, textarea, select, [contenteditable], [role="combobox"], [role="dialog"], [role="menu"]') !==
      null
  )
}
