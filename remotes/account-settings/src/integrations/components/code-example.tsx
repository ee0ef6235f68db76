import { CopyButton } from '@marquee/ui/copy-button'
import styles from './connect.module.css'

/** Code that users copy as it is. */
export function CodeExample({ name, code }: { name: string; code: string }) {
  return (
    <div className={styles.example}>
      <pre className={styles.code} tabIndex={0} role="region" aria-label={name}>
        {code}
      </pre>
      <span className={styles.copy}>
        <CopyButton text={code} label="Copy the example" />
      </span>
    </div>
  )
}
