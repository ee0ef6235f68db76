import { updateProfile } from '@marquee/contract/account'
import { useSession, useToast, useUser } from '@marquee/remote-kit/host-services'
import { Field } from '@marquee/ui/field'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { requestUpdateProfile } from '../api/update-profile.ts'
import { useForm } from '../state/use-form.ts'
import { FormMessage } from './form-message.tsx'
import { PasswordInput } from './password-input.tsx'
import { SettingsCard } from './settings-card.tsx'
import styles from './settings-card.module.css'

const schema = updateProfile.body as NonNullable<typeof updateProfile.body>
const TOAST_LIFE_MS = 6000

/** Name and e-mail. A new e-mail asks for the current password and has to be verified again. */
export function ProfileForm() {
  const user = useUser()
  const session = useSession()
  const showToast = useToast()
  const [email, setEmail] = useState(user.email)
  const isNewEmail = email.trim().toLowerCase() !== user.email.toLowerCase()
  const { form, errors, isSending, handleSubmit } = useForm({
    schema,
    send: requestUpdateProfile,
    onDone: (body) => {
      setEmail(body.email)
      showToast({
        severity: 'success',
        summary: 'Profile saved',
        ...(isNewEmail ? { detail: `Open the link in the mail to ${body.email} to verify it.` } : {}),
        life: TOAST_LIFE_MS,
      })
      void session.refresh()
    },
  })
  return (
    <SettingsCard title="Profile" description="Your name is shown to the members of your workspaces.">
      <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
        <FormMessage message={errors.message} />
        <Field label="Name" error={errors.fields['display_name']} isRequired>
          {(control) => (
            <Input {...control} name="display_name" defaultValue={user.display_name} autoComplete="name" dir="auto" />
          )}
        </Field>
        <Field
          label="E-mail"
          hint={isNewEmail ? 'We send a link to the new address. Until you open it, most pages are closed.' : undefined}
          error={errors.fields['email']}
          isRequired
        >
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              value={email}
              autoComplete="email"
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        {isNewEmail ? (
          <Field
            label="Current password"
            hint="Needed to change the e-mail."
            error={errors.fields['current_password']}
            isRequired
          >
            {(control) => <PasswordInput {...control} name="current_password" autoComplete="current-password" />}
          </Field>
        ) : null}
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={isSending}>
            Save profile
          </Button>
        </div>
      </form>
    </SettingsCard>
  )
}
