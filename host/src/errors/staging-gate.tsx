import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { passStagingGate } from '../api/staging.ts'
import { FormField } from '../forms/form-field.tsx'
import form from '@marquee/ui/form.module.css'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '@marquee/ui/submit-button'
import { BrandLogo } from '@marquee/ui/brand-logo'
import styles from './staging-gate.module.css'

/**
 * The screen for visitors who are not let in yet [G-01].
 * @param onPassed reloads the page, unless a test says otherwise
 */
export function StagingGate({ onPassed = () => window.location.reload() }: { onPassed?: () => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: passStagingGate,
    onSuccess: onPassed,
    onError: () => window.alert('Invalid username or password'),
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    if (!isPending) {
      mutate({ username: toText(values.get('username')), password: toText(values.get('password')) })
    }
  }

  return (
    <main className={styles.gate}>
      <BrandLogo />
      <h1 className={styles.title}>Ops! It&apos;s not allowed for all users!</h1>
      <form className={form.form} onSubmit={submit}>
        <FormField label="Username" name="username" autoComplete="username" required />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <SubmitButton isSending={isPending}>Login</SubmitButton>
      </form>
    </main>
  )
}

function toText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
