import styles from './key-caps.module.css'

const isApple = /mac|iphone|ipad/i.test(navigator.userAgent)

/** Keys as they are printed on the person's own keyboard. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key === 'Mod' ? modifierName() : key}
        </kbd>
      ))}
    </span>
  )
}

/** What the keyboard calls the key that is held for commands. */
function modifierName(): string {
  return isApple ? '⌘' : 'Ctrl'
}
