import { updatePassword } from '@marquee/contract/account'
import { useToast } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { PasswordField } from '@marquee/ui/password-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { Button } from 'antd'
import { useUpdatePassword } from '../api/account.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from '../../components/settings-card.module.css'

const TOAST_LIFE_MS = 6000

/** A new password; every other device is signed out. */
export function PasswordForm() {
  const showToast = useToast()
  const { mutateAsync } = useUpdatePassword()
  const form = useContractForm({
    schema: bodySchema(updatePassword),
    defaultValues: { current_password: '', password: '', password_confirmation: '' },
    send: mutateAsync,
    clearsWhenDone: true,
    isGuarded: false,
    onDone: () =>
      showToast({
        severity: 'success',
        summary: 'Password changed',
        detail: 'You were signed out on all other devices.',
        life: TOAST_LIFE_MS,
      }),
  })
  const { control, isSending } = form
  return (
    <SettingsCard title="Password" description="Changing it signs you out on all other devices.">
      <ContractForm form={form} className={styles.form}>
        <PasswordField
          control={control}
          name="current_password"
          label="Current password"
          isRequired
          autoComplete="current-password"
        />
        <PasswordField
          control={control}
          name="password"
          label="New password"
          hint="At least 8 characters."
          isRequired
          autoComplete="new-password"
        />
        <PasswordField
          control={control}
          name="password_confirmation"
          label="Repeat the new password"
          isRequired
          autoComplete="new-password"
        />
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={isSending}>
            Change password
          </Button>
        </div>
      </ContractForm>
    </SettingsCard>
  )
}
