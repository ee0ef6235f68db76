import { forgotPassword } from '@marquee/contract/authentication'
import { href } from '@marquee/remote-kit/routes'
import { ContractForm } from '@marquee/ui/contract-form'
import { FormAlert } from '@marquee/ui/form-alert'
import styles from '@marquee/ui/form.module.css'
import { NativeTextField } from '@marquee/ui/native-text-field'
import { SubmitButton } from '@marquee/ui/submit-button'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useState } from 'react'
import { Link } from 'react-router'
import { sendPasswordResetLink } from '../../api/authentication.ts'
import { AuthLayout } from '../auth/auth-layout.tsx'

export function Page() {
  const [confirmation, setConfirmation] = useState<string | null>(null)
  const form = useContractForm({
    schema: bodySchema(forgotPassword),
    defaultValues: { email: '' },
    isGuarded: false,
    send: ({ email }) => {
      setConfirmation(null)
      return sendPasswordResetLink(email)
    },
    onDone: (_body, answer) => setConfirmation(answer),
  })

  return (
    <AuthLayout
      title="Reset your password"
      lead="Enter the address of your account. We send you a link that is good for one hour."
      footer={<Link to={href('login')}>Back to login</Link>}
    >
      {confirmation === null ? null : (
        <FormAlert tone="success">{confirmation} Look in your spam folder too if it does not arrive.</FormAlert>
      )}
      <ContractForm form={form} className={styles.form}>
        <NativeTextField
          control={form.control}
          name="email"
          label="E-mail"
          type="email"
          input={{ autoComplete: 'username', maxLength: 255 }}
        />
        <SubmitButton isSending={form.isSending}>{form.isSending ? 'Sending the link…' : 'Send the link'}</SubmitButton>
      </ContractForm>
    </AuthLayout>
  )
}
