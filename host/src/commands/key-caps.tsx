import styles from './key-caps.module.css'

const isApple = /mac|iphone|ipad/i.test(navigator.userAgent)

/** Keys with the labels of the user's own keyboard. */
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

/** The name of the modifier key for commands on this keyboard. */
function modifierName(): string {
  return isApple ? '⌘' : 'Ctrl'
}
