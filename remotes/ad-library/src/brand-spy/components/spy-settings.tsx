import { ApiError } from '@marquee/api-client/api-error'
import { type AlertChannel, type AlertFrequency, alertFrequency, type SpiedBrand } from '@marquee/contract/brand-spy'
import { CopyButton } from '@marquee/ui/copy-button'
import { Field } from '@marquee/ui/field'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { AutoComplete, Button, Input, Select } from 'antd'
import { useState } from 'react'
import { useUpdateSpiedBrand } from '../../api/brand-spy.ts'
import { useToggleFollowed } from '../../brands/state/use-toggle-followed.ts'
import { FREQUENCY_NAMES } from '../state/spy-words.ts'
import styles from './spy-settings.module.css'

interface SpySettingsProps {
  brand: SpiedBrand
  folders: readonly string[]
  onClose: () => void
}

const CHANNELS: readonly { value: AlertChannel; label: string }[] = [
  { value: 'none', label: 'No alerts' },
  { value: 'email', label: 'E-mail and notification' },
  { value: 'webhook', label: 'Webhook and notification' },
]

/** Folder and alerts of a followed brand, and the button that stops following it. */
export function SpySettings({ brand, folders, onClose }: SpySettingsProps) {
  const [folder, setFolder] = useState(brand.folder ?? '')
  const [channel, setChannel] = useState(brand.alert_channel)
  const [frequency, setFrequency] = useState<AlertFrequency>(brand.alert_frequency)
  const [webhook, setWebhook] = useState(brand.webhook_url ?? '')
  const { toggle } = useToggleFollowed({ ...brand, is_followed: true })
  const { mutateAsync, isPending, error, data } = useUpdateSpiedBrand(brand.id)
  const tellOutcome = useOutcomeToast()
  const problem = getProblem(error)
  const secret = data?.data.webhook_secret ?? null

  function save(): void {
    const changes = {
      folder: orNull(folder),
      alert_channel: channel,
      alert_frequency: frequency,
      webhook_url: orNull(webhook),
    }
    const write = mutateAsync(changes, { onSuccess: (answer) => answer.data.webhook_secret ?? onClose() })
    void tellOutcome(write, { failure: `${brand.name} stays as it was` })
  }

  return (
    <OpenedModal
      title={brand.name}
      okText={secret === null ? 'Save' : 'Done'}
      confirmLoading={isPending}
      onOk={secret === null ? save : onClose}
      onCancel={onClose}
      width={480}
      footer={(_, { OkBtn, CancelBtn }) => (
        <div className={styles.foot}>
          <Button
            danger
            type="text"
            onClick={() => {
              toggle()
              onClose()
            }}
          >
            Stop following
          </Button>
          <span className={styles.ends}>
            <CancelBtn />
            <OkBtn />
          </span>
        </div>
      )}
    >
      <div className={styles.form}>
        <Field label="Folder" isOptional>
          {(control) => (
            <AutoComplete
              {...control}
              value={folder}
              maxLength={60}
              placeholder="Such as Skin care, Nordics"
              options={folders.map((value) => ({ value }))}
              onChange={setFolder}
            />
          )}
        </Field>
        <Field label="Alerts about new ads and changes">
          {(control) => (
            <Select<AlertChannel>
              {...control}
              value={channel}
              options={CHANNELS.map((option) => ({ ...option }))}
              onChange={setChannel}
            />
          )}
        </Field>
        {channel === 'none' ? null : (
          <Field label="How often">
            {(control) => (
              <Select<AlertFrequency>
                {...control}
                value={frequency}
                options={alertFrequency.options.map((value) => ({ value, label: FREQUENCY_NAMES[value] }))}
                onChange={setFrequency}
              />
            )}
          </Field>
        )}
        {channel === 'webhook' ? (
          <Field label="Address" error={problem} isRequired>
            {(control) => (
              <Input
                {...control}
                type="url"
                value={webhook}
                placeholder="https://hooks.example.com/new-ads"
                onChange={(event) => setWebhook(event.target.value)}
              />
            )}
          </Field>
        ) : null}
        {secret === null ? null : <WebhookSecret secret={secret} />}
      </div>
    </OpenedModal>
  )
}

function WebhookSecret({ secret }: { secret: string }) {
  return (
    <div className={styles.secret} role="status">
      <p>Saved. Each message is signed as Standard Webhooks describe, with this secret of your workspace:</p>
      <div className={styles.line}>
        <code>{secret}</code>
        <CopyButton text={secret} label="Copy the secret" />
      </div>
    </div>
  )
}

/** The typed text without spaces around it; null if it is empty. */
function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}

/** The server's message about the address. */
function getProblem(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.fields['webhook_url']?.[0] : undefined
}
