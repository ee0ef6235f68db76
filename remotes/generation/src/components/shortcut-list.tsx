import { Button, Popover } from 'antd'
import { Keyboard } from 'lucide-react'
import styles from './shortcut-list.module.css'

/** What is done, and by which keys. */
type Shortcut = readonly [action: string, keys: string]

/** A button that lists the keyboard shortcuts of an editor. */
export function ShortcutList({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title="Keyboard and mouse"
      content={
        <dl className={styles.list}>
          {shortcuts.map(([action, keys]) => (
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
