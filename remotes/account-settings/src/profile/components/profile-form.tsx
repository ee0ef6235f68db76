import { updateProfile } from '@marquee/contract/account'
import { useToast, useUser } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { PasswordField } from '@marquee/ui/password-field'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { Button } from 'antd'
import { useChangeImage, useUpdateProfile } from '../api/account.ts'
import { AvatarField } from '../../components/avatar-field.tsx'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from '../../components/settings-card.module.css'

const TOAST_LIFE_MS = 6000

/** Name and e-mail. A new e-mail asks for the current password and has to be verified again. */
export function ProfileForm() {
  const user = useUser()
  const changeImage = useChangeImage()
  const { mutateAsync } = useUpdateProfile()
  const showToast = useToast()
  const form = useContractForm({
    schema: bodySchema(updateProfile),
    defaultValues: { display_name: user.display_name, email: user.email },
    send: mutateAsync,
    onDone: (body) =>
      showToast({
        severity: 'success',
        summary: 'Profile saved',
        ...(isNew(body.email) ? { detail: `Open the link in the mail to ${body.email} to verify it.` } : {}),
        life: TOAST_LIFE_MS,
      }),
  })
  const { control, watch, isSending } = form
  const isNewEmail = isNew(watch('email'))

  function isNew(email: string): boolean {
    return email.trim().toLowerCase() !== user.email.toLowerCase()
  }

  return (
    <SettingsCard title="Profile" description="Your name is shown to the members of your workspaces.">
      <AvatarField shape="person" name={user.display_name} url={user.picture_url} noun="image" change={changeImage} />
      <ContractForm form={form} className={styles.form}>
        <TextField
          control={control}
          name="display_name"
          label="Name"
          isRequired
          input={{ autoComplete: 'name', dir: 'auto' }}
        />
        <TextField
          control={control}
          name="email"
          label="E-mail"
          type="email"
          hint={isNewEmail ? 'We send a link to the new address. Until you open it, most pages are closed.' : undefined}
          isRequired
          input={{ autoComplete: 'email' }}
        />
        {isNewEmail ? (
          <PasswordField
            control={control}
            name="current_password"
            label="Current password"
            hint="Needed to change the e-mail."
            isRequired
            autoComplete="current-password"
          />
        ) : null}
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={isSending}>
            Save profile
          </Button>
        </div>
      </ContractForm>
    </SettingsCard>
  )
}
