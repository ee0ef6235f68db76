import { createApiKey } from '@marquee/contract/api-keys'
import { scopes } from '@marquee/contract/scopes'
import { Announcer } from '@marquee/ui/announcer'
import { CheckboxesField } from '@marquee/ui/checkboxes-field'
import { ContractForm } from '@marquee/ui/contract-form'
import { CopyButton } from '@marquee/ui/copy-button'
import { Field } from '@marquee/ui/field'
import { TextField } from '@marquee/ui/text-field'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useCreateApiKey } from '../api/api-keys.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './connect.module.css'

const LIVES = [
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 365, label: 'A year' },
  // A separate value, because the select treats `null` as no selection.
  { value: 'unlimited', label: 'Until it is revoked' },
] as const
type Life = (typeof LIVES)[number]['value']

const SCOPE_OPTIONS = scopes.map((value) => ({ value, label: value }))

const schema = bodySchema(createApiKey).omit({ idempotency_key: true })

/** Creates a key, and shows it only this once. */
export function NewKeyForm() {
  const { mutateAsync } = useCreateApiKey()
  const [shown, setShown] = useState<{ name: string; key: string } | null>(null)
  // One key for all attempts: a retry after a lost response must not create a second API key.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  const form = useContractForm({
    schema,
    defaultValues: { name: '', scopes: ['explore:read'], expires_in_days: 90 },
    send: (body) => mutateAsync({ ...body, idempotency_key: idempotencyKey }),
    clearsWhenDone: true,
    onDone: (_body, { data, key }) => {
      setShown({ name: data.name, key })
      setIdempotencyKey(crypto.randomUUID())
    },
  })
  const life = form.watch('expires_in_days')
  return (
    <SettingsCard title="New key" description="A key acts for you in this workspace, within its scopes.">
      {shown === null ? null : <ShownKey name={shown.name} value={shown.key} />}
      <ContractForm form={form} className={styles.form}>
        <div className={styles.narrow}>
          <TextField control={form.control} name="name" label="What is it for?" />
        </div>
        <CheckboxesField control={form.control} name="scopes" label="What may it do?" options={SCOPE_OPTIONS} />
        <div className={styles.narrow}>
          <Field label="How long does it work?">
            {(control) => (
              <Select<Life>
                {...control}
                value={life ?? 'unlimited'}
                options={[...LIVES]}
                onChange={(next) =>
                  form.setValue('expires_in_days', next === 'unlimited' ? null : next, { shouldDirty: true })
                }
              />
            )}
          </Field>
        </div>
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          Create key
        </Button>
      </ContractForm>
    </SettingsCard>
  )
}

function ShownKey({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.shown}>
      <strong dir="auto">{name}</strong>
      <p>Copy the key now. It is shown this once, and kept nowhere.</p>
      <div className={styles.secret}>
        <code>{value}</code>
        <CopyButton text={value} label="Copy the key" />
      </div>
      <Announcer message="The key was made. Copy it now." />
    </div>
  )
}
