import { FormField } from '../forms/form-field.tsx'
import form from '../forms/form.module.css'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { BrandLogo } from '../layout/brand-logo.tsx'
import styles from './staging-gate.module.css'

/** The screen for visitors who are not let in yet [G-01]. This release has no names to compare with: every attempt is refused. */
export function StagingGate() {
  return (
    <main className={styles.gate}>
      <BrandLogo />
      <h1 className={styles.title}>Ops! It&apos;s not allowed for all users!</h1>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          window.alert('Invalid username or password')
        }}
      >
        <FormField label="Username" name="username" autoComplete="username" required />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <SubmitButton isSending={false}>Login</SubmitButton>
      </form>
    </main>
  )
}
