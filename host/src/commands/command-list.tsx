import type { Ref } from 'react'
import styles from './command-list.module.css'
import { type Command, commandGroups } from './commands.ts'
import { KeyCaps } from './key-caps.tsx'

interface CommandListProps {
  ref: Ref<HTMLDivElement>
  id: string
  /** Commands of the same group are adjacent. */
  commands: readonly Command[]
  activeIndex: number
  onPoint: (index: number) => void
  onRun: (command: Command) => void
}

/** The choices below the palette's input, which keeps the focus. */
export function CommandList({ ref, id, commands, activeIndex, onPoint, onRun }: CommandListProps) {
  const items = commands.map((command, index) => ({ command, index }))
  const groups = commandGroups
    .map((name) => ({ name, items: items.filter(({ command }) => command.group === name) }))
    .filter((group) => group.items.length > 0)
    .toSorted((a, b) => (a.items[0]?.index ?? 0) - (b.items[0]?.index ?? 0))

  return (
    <div className={styles.list} ref={ref} id={id} role="listbox" aria-label="Results" tabIndex={-1}>
      {groups.map((group) => (
        <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
          <div className={styles.heading} id={`${id}-${group.name}`} role="presentation">
            {group.name}
          </div>
          {group.items.map(({ command, index }) => (
            <div
              key={command.id}
              className={styles.option}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === activeIndex}
              onPointerMove={() => onPoint(index)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onRun(command)}
            >
              <command.icon className={styles.icon} size={18} strokeWidth={1.8} aria-hidden />
              <span className={styles.label} dir="auto">
                {command.label}
              </span>
              {command.shortcut === undefined ? null : <KeyCaps keys={command.shortcut} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
