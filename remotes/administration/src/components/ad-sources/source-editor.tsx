import { ApiError } from '@marquee/api-client/api-error'
import type { SourceProvider } from '@marquee/contract/ad-source-criteria'
import type { AdSourceConnection } from '@marquee/contract/ad-sources'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { Alert } from 'antd'
import { useState } from 'react'
import { type NewAdSource, useCreateAdSource, useUpdateAdSource } from '../../api/ad-sources.ts'
import styles from './ad-sources.module.css'
import { ChoiceField } from './choice-field.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { COVERAGE, PROVIDER_LABELS } from './source-labels.ts'
import { TextField } from './text-field.tsx'

const PROVIDERS: { value: SourceProvider; label: string }[] = [
  { value: 'meta', label: PROVIDER_LABELS.meta },
  { value: 'tiktok', label: PROVIDER_LABELS.tiktok },
]

interface SourceEditorProps {
  /** Null: a new one is connected. */
  source: AdSourceConnection | null
  onClose: () => void
}

/** What the form holds. The secret is Meta's token or TikTok's client secret. */
interface Values {
  provider: SourceProvider
  name: string
  clientKey: string
  secret: string
}

/** Connects a source, or changes its name and credentials. What is kept is never shown again. */
export function SourceEditor({ source, onClose }: SourceEditorProps) {
  const [values, setValues] = useState<Values>(() => toValues(source))
  const change = (changes: Partial<Values>) => setValues({ ...values, ...changes })
  const create = useCreateAdSource()
  const update = useUpdateAdSource()
  const isNew = source === null
  const { error, isPending } = isNew ? create : update
  const fields = toFields(error)

  function save(): void {
    const { name, ...rest } = values
    const credentials = toCredentials(rest)
    if (isNew) {
      create.mutate({ name, credentials }, { onSuccess: onClose })
    } else {
      const isReplaced = rest.secret !== '' || rest.clientKey !== ''
      update.mutate({ id: source.id, name, ...(isReplaced && { credentials }) }, { onSuccess: onClose })
    }
  }

  return (
    <OpenedModal
      title={isNew ? 'Connect a source' : `Edit ${source.name}`}
      onCancel={onClose}
      okText={isNew ? 'Connect' : 'Save changes'}
      onOk={save}
      confirmLoading={isPending}
    >
      <div className={styles.form}>
        <Refusal error={error} />
        {isNew ? (
          <ChoiceField
            label="Kind of source"
            hint={COVERAGE[values.provider]}
            value={values.provider}
            options={PROVIDERS}
            onChange={(provider) => change({ provider })}
          />
        ) : null}
        <TextField
          label="Name"
          error={fields['name']?.[0]}
          isRequired
          maxLength={80}
          value={values.name}
          onChange={(name) => change({ name })}
        />
        <CredentialFields
          values={values}
          fields={fields}
          keptHint={source?.credential_hint ?? null}
          onChange={change}
        />
      </div>
    </OpenedModal>
  )
}

function toValues(source: AdSourceConnection | null): Values {
  return { provider: source?.provider ?? 'meta', name: source?.name ?? '', clientKey: '', secret: '' }
}

function toCredentials({ provider, clientKey, secret }: Omit<Values, 'name'>): NewAdSource['credentials'] {
  return provider === 'meta'
    ? { provider, access_token: secret }
    : { provider, client_key: clientKey, client_secret: secret }
}

function Refusal({ error }: { error: Error | null }) {
  if (error === null) {
    return null
  }
  const message = toFields(error)['credentials']?.[0] ?? error.message
  return <Alert type="error" title={message} role="alert" />
}

/** Messages by field of the contract. */
function toFields(error: Error | null): ApiError['fields'] {
  return error instanceof ApiError ? error.fields : {}
}
