import { ShortcutList } from '../../components/shortcut-list.tsx'

const SHORTCUTS = [
  ['Move', 'Arrow keys; with Shift further'],
  ['Resize', 'Alt and arrow keys'],
  ['Delete', 'Delete'],
  ['Duplicate', 'Ctrl or ⌘ D'],
  ['Group, ungroup', 'Ctrl or ⌘ G, with Shift to ungroup'],
  ['Forward, backward', '] and ['],
  ['Select all, nothing', 'Ctrl or ⌘ A, Escape'],
  ['Undo, redo', 'Ctrl or ⌘ Z, with Shift to redo'],
  ['Zoom', '+ and −, or Ctrl or ⌘ and the wheel'],
  ['Fit, full size', 'Shift 1, Shift 0'],
  ['Pan', 'Space or the middle button, and drag'],
  ['Move freely', 'Alt while dragging snaps to nothing'],
] as const

/** The keyboard shortcuts of the image editor. */
export function EditorShortcuts() {
  return <ShortcutList shortcuts={SHORTCUTS} />
}
