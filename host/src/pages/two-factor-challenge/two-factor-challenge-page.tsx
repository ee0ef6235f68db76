import { twoFactorChallenge } from '@marquee/contract/two-factor'
import { href } from '@marquee/remote-kit/routes'
import { ContractForm } from '@marquee/ui/contract-form'
import styles from '@marquee/ui/form.module.css'
import { NativeTextField } from '@marquee/ui/native-text-field'
import { SubmitButton } from '@marquee/ui/submit-button'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { answerTwoFactor } from '../../api/two-factor.ts'
import { useEnter } from '../../session/use-enter.ts'
import { AuthLayout } from '../auth/auth-layout.tsx'

const WAYS = {
  code: {
    label: 'Code',
    lead: 'Enter the code that your authenticator app shows for Marquee.',
    other: 'Use a recovery code',
    input: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 12 },
  },
  recovery_code: {
    label: 'Recovery code',
    lead: 'Enter one of the recovery codes that you kept. It works once.',
    other: 'Use the code of the app',
    input: { autoComplete: 'off', inputMode: 'text', maxLength: 64 },
  },
} as const

/** The second step of a sign-in: a code from the authenticator app, or a recovery code. */
export function Page() {
  const [way, setWay] = useState<keyof typeof WAYS>('code')
  const { lead, other } = WAYS[way]
  return (
    <AuthLayout title="Two-factor authentication" lead={lead} footer={<BackToLogin />}>
      <ChallengeForm key={way} way={way} />
      <p className={styles.small}>
        <button type="button" className={styles.link} onClick={() => setWay(way === 'code' ? 'recovery_code' : 'code')}>
          {other}
        </button>
      </p>
    </AuthLayout>
  )
}

function ChallengeForm({ way }: { way: keyof typeof WAYS }) {
  const enter = useEnter()
  const form = useContractForm({
    schema: bodySchema(twoFactorChallenge),
    defaultValues: { [way]: '' },
    isGuarded: false,
    send: (body) => enter(() => answerTwoFactor(body)),
  })
  const { label, input } = WAYS[way]
  return (
    <ContractForm form={form} className={styles.form}>
      <NativeTextField
        control={form.control}
        name={way}
        label={label}
        input={{ ...input, spellCheck: false, autoFocus: true }}
      />
      <SubmitButton isSending={form.isSending}>{form.isSending ? 'Logging in…' : 'Log in'}</SubmitButton>
    </ContractForm>
  )
}

function BackToLogin() {
  const [search] = useSearchParams()
  return <Link to={href('login', { query: { return_to: search.get('return_to') ?? undefined } })}>Back to log in</Link>
}
