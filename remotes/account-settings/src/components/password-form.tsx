import { updatePassword } from '@marquee/contract/account'
import { useToast } from '@marquee/remote-kit/host-services'
import { Field } from '@marquee/ui/field'
import { Button } from 'antd'
import { useState } from 'react'
import { requestUpdatePassword } from '../api/update-password.ts'
import { useForm } from '../state/use-form.ts'
import { FormMessage } from './form-message.tsx'
import { PasswordInput } from './password-input.tsx'
import { SettingsCard } from './settings-card.tsx'
import styles from './settings-card.module.css'

const schema = updatePassword.body as NonNullable<typeof updatePassword.body>
const TOAST_LIFE_MS = 6000

/** A new password; every other device is signed out. */
export function PasswordForm() {
  const showToast = useToast()
  // antd's inputs hold their values themselves: new inputs are empty ones.
  const [round, setRound] = useState(0)
  const { form, errors, isSending, handleSubmit } = useForm({
    schema,
    send: requestUpdatePassword,
    onDone: () => {
      setRound((current) => current + 1)
      showToast({
        severity: 'success',
        summary: 'Password changed',
        detail: 'You were signed out on all other devices.',
        life: TOAST_LIFE_MS,
      })
    },
  })
  return (
    <SettingsCard title="Password" description="Changing it signs you out on all other devices.">
      <form key={round} ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
        <FormMessage message={errors.message} />
        <Field label="Current password" error={errors.fields['current_password']} isRequired>
          {(control) => <PasswordInput {...control} name="current_password" autoComplete="current-password" />}
        </Field>
        <Field label="New password" hint="At least 8 characters." error={errors.fields['password']} isRequired>
          {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
        </Field>
        <Field label="Repeat the new password" error={errors.fields['password_confirmation']} isRequired>
          {(control) => <PasswordInput {...control} name="password_confirmation" autoComplete="new-password" />}
        </Field>
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={isSending}>
            Change password
          </Button>
        </div>
      </form>
    </SettingsCard>
  )
}
