import { stagingAuth } from '@marquee/contract/staging'
import { BrandLogo } from '@marquee/ui/brand-logo'
import { ContractForm } from '@marquee/ui/contract-form'
import formStyles from '@marquee/ui/form.module.css'
import { NativePasswordField } from '@marquee/ui/native-password-field'
import { NativeTextField } from '@marquee/ui/native-text-field'
import { SubmitButton } from '@marquee/ui/submit-button'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { passStagingGate } from '../api/staging.ts'
import styles from './staging-gate.module.css'

const REFUSAL = 'Invalid username or password'

/**
 * The screen for visitors who have not been admitted yet [G-01].
 * @param onPassed reloads the page by default; tests replace it
 */
export function StagingGate({ onPassed = () => window.location.reload() }: { onPassed?: () => void }) {
  const form = useContractForm({
    schema: bodySchema(stagingAuth),
    defaultValues: { username: '', password: '' },
    isGuarded: false,
    send: async (body) => {
      try {
        await passStagingGate(body)
      } catch (error) {
        // The specification requires the browser's own dialog for every reason.
        window.alert(REFUSAL)
        throw new Error(REFUSAL, { cause: error })
      }
    },
    onDone: onPassed,
  })

  return (
    <main className={styles.gate}>
      <BrandLogo />
      <h1 className={styles.title}>Ops! It&apos;s not allowed for all users!</h1>
      <ContractForm form={form} className={formStyles.form}>
        <NativeTextField
          control={form.control}
          name="username"
          label="Username"
          input={{ autoComplete: 'username' }}
          isRequired
        />
        <NativePasswordField
          control={form.control}
          name="password"
          label="Password"
          autoComplete="current-password"
          isRequired
        />
        <SubmitButton isSending={form.isSending}>Login</SubmitButton>
      </ContractForm>
    </main>
  )
}
