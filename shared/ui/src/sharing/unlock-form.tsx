import { unlockLink } from '@marquee/contract/sharing'
import { Button } from 'antd'
import { Lock } from 'lucide-react'
import { ContractForm } from '../form/contract-form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { bodySchema, useContractForm } from '../form/use-contract-form.ts'
import type { LinkToken } from './link-token.ts'
import styles from './unlock-form.module.css'

/** Asks a guest for the password of the link. */
export function UnlockForm({ unlock }: Pick<LinkToken, 'unlock'>) {
  const form = useContractForm({
    schema: bodySchema(unlockLink),
    defaultValues: { password: '' },
    send: ({ password }) => unlock(password),
  })
  return (
    <div className={styles.card}>
      <Lock size={28} aria-hidden className={styles.icon} />
      <h1 className={styles.title}>This page opens with a password</h1>
      <p className={styles.text}>The sender of the link knows it.</p>
      <ContractForm form={form} className={styles.form} label="Open the link">
        <PasswordField control={form.control} name="password" label="Password" autoComplete="current-password" />
        <Button type="primary" htmlType="submit" loading={form.isSending} block>
          Open
        </Button>
      </ContractForm>
    </div>
  )
}
