import type { LeadSettings } from '@marquee/contract/leads'
import { CopyButton } from '@marquee/ui/copy-button'
import { Field } from '@marquee/ui/field'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, InputNumber } from 'antd'
import { useState } from 'react'
import { getFieldMessage } from '../../../state/get-field-message.ts'
import { leadSettingsQuery, useUpdateLeadSettings } from '../../api/leads.ts'
import styles from './lead-settings-form.module.css'

/** How long leads are kept, and where each is posted. */
export function LeadSettingsForm() {
  const { data } = useQuery(leadSettingsQuery)
  return data === undefined ? null : <Settings stored={data} secret={data.webhook_secret} />
}

function Settings({ stored, secret }: { stored: LeadSettings; secret: string | null }) {
  const [keepDays, setKeepDays] = useState(stored.keep_days)
  const [address, setAddress] = useState(stored.webhook_url ?? '')
  const tellOutcome = useOutcomeToast()
  const { mutateAsync: update, isPending, error } = useUpdateLeadSettings()

  function save(): void {
    const settings = { keep_days: keepDays, webhook_url: address.trim() === '' ? null : address.trim() }
    void tellOutcome(update(settings), {
      success: { summary: 'Saved', detail: 'Settings of leads' },
      failure: 'The settings were not saved',
    })
  }

  return (
    <section className={styles.settings} aria-label="Settings of leads">
      <h2>Settings</h2>
      <Field label="Delete leads after" isOptional hint="Without a number, leads stay until you delete them.">
        {(control) => (
          <InputNumber
            {...control}
            min={1}
            max={3650}
            precision={0}
            suffix="days"
            value={keepDays}
            onChange={setKeepDays}
          />
        )}
      </Field>
      <Field
        label="Webhook"
        isOptional
        hint="Each lead is posted there as signed JSON. The address starts with https://."
        error={error === null ? undefined : getFieldMessage(error, 'webhook_url')}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            placeholder="https://"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
      {secret === null ? null : (
        <p className={styles.secret}>
          Each lead is signed as Standard Webhooks describe, with the secret <code>{secret}</code>
          <CopyButton text={secret} label="Copy the secret" />
        </p>
      )}
      <Button loading={isPending} onClick={save}>
        Save
      </Button>
    </section>
  )
}
