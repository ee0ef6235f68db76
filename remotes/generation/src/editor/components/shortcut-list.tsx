import { Button, Popover } from 'antd'
import { Keyboard } from 'lucide-react'
import styles from './shortcut-list.module.css'

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

/** The keyboard shortcuts of the editor. */
export function ShortcutList() {
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title="Keyboard and mouse"
      content={
        <dl className={styles.list}>
          {SHORTCUTS.map(([action, keys]) => (
            <div key={action}>
              <dt>{action}</dt>
              <dd>{keys}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <Button aria-label="Keyboard shortcuts" title="Keyboard shortcuts" icon={<Keyboard size={16} aria-hidden />} />
    </Popover>
  )
}
