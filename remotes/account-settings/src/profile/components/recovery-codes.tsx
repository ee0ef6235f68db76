import { CopyButton } from '@marquee/ui/copy-button'
import { Alert } from 'antd'
import styles from './two-factor.module.css'

/** The recovery codes for a lost phone; each works once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className={styles.panel}>
      <Alert
        type="warning"
        showIcon
        title="Keep your recovery codes"
        description="Each logs you in once when your phone is not there. Keep them where only you find them, as in a password manager."
        action={<CopyButton text={codes.join('\n')} label="Copy the recovery codes" />}
      />
      <ul className={styles.codes} role="list" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  )
}
