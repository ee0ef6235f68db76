import { ShortcutList } from '../../../components/shortcut-list.tsx'

const SHORTCUTS = [
  ['Play, pause', 'Space'],
  ['Backwards, pause, forwards', 'J, K, L; again for faster'],
  ['One frame', 'Left and right arrow; with Shift ten'],
  ['Start, end', 'Home, End'],
  ['Play a part again and again', 'I and O mark it, Escape clears it'],
  ['Split the scene', 'S'],
  ['Delete the scene', 'Delete'],
  ['Duplicate the scene', 'Ctrl or ⌘ D'],
  ['Move the scene', 'Alt and left or right arrow'],
  ['Longer, shorter scene', 'Alt and up or down arrow'],
  ['The chosen overlay', 'The same keys while an overlay is chosen; Escape ends that'],
  ['Move an overlay on the preview', 'Arrows, with Shift further'],
  ['Undo, redo', 'Ctrl or ⌘ Z, with Shift to redo'],
  ['Zoom the timeline', 'Ctrl or ⌘ and the wheel'],
] as const

/** The keyboard shortcuts of the video editor. */
export function VideoShortcuts() {
  return <ShortcutList shortcuts={SHORTCUTS} />
}
