import { ApiError } from '@marquee/api-client/api-error'
import { Field } from '@marquee/ui/field'
import { Input, Select } from 'antd'
import { type AccountChoice, NEW_ACCOUNT } from '../state/use-account-choice.ts'
import styles from './results.module.css'

interface AccountFieldsProps {
  choice: AccountChoice
  currency: string
  onCurrency: (currency: string) => void
  /** Why the import did not start. */
  error: Error | null
}

/** Asks for the account that gets the results, and for their currency. */
export function AccountFields({ choice, currency, onCurrency, error }: AccountFieldsProps) {
  const { accounts, chosen, setId, name, setName } = choice
  const problems = error instanceof ApiError ? error.fields : {}
  const isNew = chosen === NEW_ACCOUNT
  return (
    <>
      <Field label="Ad account" error={isNew ? undefined : problems['account']?.[0]}>
        {(control) => (
          <Select
            {...control}
            className={styles.select ?? ''}
            value={chosen}
            options={[
              ...accounts.map(({ id, name: label }) => ({ value: id, label })),
              { value: NEW_ACCOUNT, label: 'A new account' },
            ]}
            onChange={setId}
          />
        )}
      </Field>
      {isNew ? (
        <Field label="Name of the account" error={problems['account']?.[0]}>
          {(control) => <Input {...control} value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
      ) : null}
      <Field label="Currency" error={problems['currency']?.[0]}>
        {(control) => (
          <Input
            {...control}
            maxLength={3}
            value={currency}
            onChange={(event) => onCurrency(event.target.value.toUpperCase())}
          />
        )}
      </Field>
    </>
  )
}
