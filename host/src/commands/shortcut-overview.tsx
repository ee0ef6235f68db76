import { X } from 'lucide-react'
import { useId } from 'react'
import { useDispatch } from 'react-redux'
import controls from '@marquee/ui/controls.module.css'
import { usePages } from '../navigation/live-pages.ts'
import { useHostSelector } from '../store/host-store.ts'
import { selectAreSingleKeysOn, singleKeysChosen } from '../store/preferences-slice.ts'
import { KeyCaps } from './key-caps.tsx'
import { ModalPanel } from './modal-panel.tsx'
import type { CommandPanelProps } from './panel-props.ts'
import styles from './shortcut-overview.module.css'
import { type Shortcut, type ShortcutGroup, listShortcutGroups } from './shortcuts.ts'

/** All shortcuts of the product, and the switch that turns off single-key shortcuts. */
export function Panel({ onClose }: CommandPanelProps) {
  const pages = usePages()
  return (
    <ModalPanel label="Keyboard shortcuts" onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title}>Keyboard shortcuts</h2>
        <button type="button" className={controls.icon} aria-label="Close" onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.groups} role="group" aria-label="All shortcuts" tabIndex={0}>
        {listShortcutGroups(pages).map((group) => (
          <Group key={group.label} {...group} />
        ))}
      </div>
      <SingleKeySwitch />
    </ModalPanel>
  )
}

function Group({ label, shortcuts }: ShortcutGroup) {
  return (
    <section className={styles.group}>
      <h3 className={styles.label}>{label}</h3>
      <dl className={styles.list}>
        {shortcuts.map((shortcut) => (
          <Line key={shortcut.label} {...shortcut} />
        ))}
      </dl>
    </section>
  )
}

function Line({ label, keys }: Shortcut) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd className={styles.ways}>
        {keys.map((way) => (
          <KeyCaps key={way.join(' ')} keys={way} />
        ))}
      </dd>
    </div>
  )
}

function SingleKeySwitch() {
  const isOn = useHostSelector(selectAreSingleKeysOn)
  const dispatch = useDispatch()
  const helpId = useId()
  return (
    <div className={styles.choice}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={helpId}
          onChange={({ target }) => dispatch(singleKeysChosen(target.checked))}
        />
        Use shortcuts of a single key
      </label>
      <p id={helpId}>Turn them off if you speak to your computer. Those with Ctrl or ⌘ stay.</p>
    </div>
  )
}
