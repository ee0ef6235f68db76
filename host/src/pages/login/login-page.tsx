import { login } from '@marquee/contract/authentication'
import { href } from '@marquee/remote-kit/routes'
import { ContractForm } from '@marquee/ui/contract-form'
import controls from '@marquee/ui/controls.module.css'
import styles from '@marquee/ui/form.module.css'
import { NativePasswordField } from '@marquee/ui/native-password-field'
import { NativeTextField } from '@marquee/ui/native-text-field'
import { SubmitButton } from '@marquee/ui/submit-button'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { logIn } from '../../api/authentication.ts'
import { getReferralCode } from '../../attribution/first-visit.ts'
import { useEnter } from '../../session/use-enter.ts'
import { AuthLayout } from '../auth/auth-layout.tsx'
import auth from '../auth/auth-layout.module.css'
import { GoogleButton } from '../auth/google-button.tsx'

export function Page() {
  const enter = useEnter()
  const [search] = useSearchParams()
  const isReferred = getReferralCode(search) !== undefined
  const returnTo = search.get('return_to') ?? undefined
  const form = useContractForm({
    schema: bodySchema(login),
    defaultValues: { email: '', password: '', remember: false },
    isGuarded: false,
    send: (body) => enter(() => logIn(body)),
  })
  const { setFocus, formState } = form
  const refusal = formState.errors.email
  useEffect(() => {
    // The server attaches a wrong-password error to the e-mail field too, so that the answer does not reveal which accounts exist.
    if (refusal?.type === 'server') {
      setFocus('password', { shouldSelect: true })
    }
  }, [refusal, setFocus])

  return (
    <AuthLayout
      {...(isReferred
        ? { title: 'You are invited to Marquee', lead: <SignUpFirst search={search} /> }
        : { title: 'Welcome back', lead: 'Log in to your ad library, swipe file and briefs.' })}
      footer={
        <>
          New to Marquee? <Link to={href('signup', { query: { return_to: returnTo } })}>Create an account</Link>
        </>
      }
    >
      <GoogleButton />
      <ContractForm form={form} className={styles.form}>
        <NativeTextField
          control={form.control}
          name="email"
          label="E-mail"
          type="email"
          input={{ autoComplete: 'username', maxLength: 255 }}
        />
        <NativePasswordField
          control={form.control}
          name="password"
          label="Password"
          autoComplete="current-password"
          aside={<Link to={href('forgot-password')}>Forgot your password?</Link>}
        />
        <label className={styles.check}>
          <input type="checkbox" {...form.register('remember')} />
          Keep me logged in on this device
        </label>
        <SubmitButton isSending={form.isSending} isSecondary={isReferred}>
          {form.isSending ? 'Logging in…' : 'Log in'}
        </SubmitButton>
      </ContractForm>
    </AuthLayout>
  )
}

/** Shown to visitors who came by a member's link: most of them have no account yet. */
function SignUpFirst({ search }: { search: URLSearchParams }) {
  return (
    <>
      <span className={auth.welcome}>
        Somebody who works with Marquee sent you here. Try it free: find ads that work, watch competitors, make your
        own.
      </span>
      <Link className={`${controls.primary} ${auth.wide}`} to={`${href('signup')}?${search}`}>
        Create your account
      </Link>
      <span className={auth.or}>Already have one? Log in below.</span>
    </>
  )
}
