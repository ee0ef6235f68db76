import { register } from '@marquee/contract/authentication'
import { href } from '@marquee/remote-kit/routes'
import { ContractForm } from '@marquee/ui/contract-form'
import styles from '@marquee/ui/form.module.css'
import { NativePasswordField } from '@marquee/ui/native-password-field'
import { NativeTextField } from '@marquee/ui/native-text-field'
import { SubmitButton } from '@marquee/ui/submit-button'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { z } from 'zod'
import { registerAccount } from '../../api/authentication.ts'
import { readFirstVisit } from '../../attribution/first-visit.ts'
import { useEnter } from '../../session/use-enter.ts'
import { AuthLayout } from '../auth/auth-layout.tsx'
import { GoogleButton } from '../auth/google-button.tsx'
import { useInvitation } from './use-invitation.ts'

const { display_name, email, password, phone } = bodySchema(register).shape
/** The input of the registration form. An empty phone number is left out. */
const registration = z.object({
  display_name,
  email,
  password,
  phone: z
    .string()
    .trim()
    .transform((typed): z.input<typeof phone> => (typed === '' ? undefined : typed))
    .pipe(phone),
})

export function Page() {
  const enter = useEnter()
  const [search] = useSearchParams()
  const invitation = useInvitation(search)
  const form = useContractForm({
    schema: registration,
    defaultValues: { display_name: '', email: '', password: '', phone: '' },
    isGuarded: false,
    // The password can be made visible, so the form asks for it only once.
    send: (body) =>
      enter(() => registerAccount({ ...body, password_confirmation: body.password, ...readFirstVisit() })),
  })

  const { getValues, setValue } = form
  const invitedEmail = invitation?.email
  useEffect(() => {
    // The invitation is for this address only.
    if (invitedEmail !== undefined && getValues('email') === '') {
      setValue('email', invitedEmail)
    }
  }, [invitedEmail, getValues, setValue])

  return (
    <AuthLayout
      title="Create your account"
      lead={
        invitation === undefined
          ? 'Your own workspace with an ad library, a swipe file and briefs.'
          : `You join ${invitation.workspace_name} with it.`
      }
      footer={
        <>
          Have an account?{' '}
          <Link to={href('login', { query: { return_to: search.get('return_to') ?? undefined } })}>Log in</Link>
        </>
      }
    >
      <GoogleButton />
      <ContractForm form={form} className={styles.form}>
        <NativeTextField
          control={form.control}
          name="display_name"
          label="Your name"
          input={{ autoComplete: 'name', maxLength: 255 }}
        />
        <NativeTextField
          control={form.control}
          name="email"
          label="Work e-mail"
          type="email"
          input={{ autoComplete: 'username', maxLength: 255 }}
        />
        <NativePasswordField
          control={form.control}
          name="password"
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
        />
        <NativeTextField
          control={form.control}
          name="phone"
          label="Phone"
          type="tel"
          input={{ autoComplete: 'tel', maxLength: 40 }}
          isOptional
        />
        <SubmitButton isSending={form.isSending}>
          {form.isSending ? 'Creating your account…' : 'Create account'}
        </SubmitButton>
        <p className={styles.small}>
          By creating an account you accept the <Link to={href('terms-and-conditions')}>terms and conditions</Link> and
          the <Link to={href('privacy-policy')}>privacy policy</Link>.
        </p>
      </ContractForm>
    </AuthLayout>
  )
}
