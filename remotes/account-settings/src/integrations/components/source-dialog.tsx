import { ApiError } from '@marquee/api-client/api-error'
import type { SourceCredentials, SourceProvider } from '@marquee/contract/ad-source-criteria'
import { useToast } from '@marquee/remote-kit/host-services'
import { Field } from '@marquee/ui/field'
import { FormAlert } from '@marquee/ui/form-alert'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { Input } from 'antd'
import { useState } from 'react'
import styles from '../../components/settings-card.module.css'
import { useConnectWorkspaceSource } from '../api/workspace-sources.ts'

/** Where a token comes from. */
const HELP: Readonly<Record<SourceProvider, string>> = {
  meta: 'Confirm your identity at facebook.com/ID, accept the terms at facebook.com/ads/library/api, and make a long-lived user token in the Graph API Explorer. It ends after about 60 days.',
  tiktok:
    'Apply for the Commercial Content API at developers.tiktok.com. Your project shows a client key and a secret.',
}

interface SourceDialogProps {
  provider: SourceProvider
  name: string
  /** The connected source whose credentials are replaced; null: a new one is connected. */
  sourceId: string | null
  onClose: () => void
}

/** Takes the credentials of a source. They are tried, kept encrypted, and never shown again. */
export function SourceDialog({ provider, name, sourceId, onClose }: SourceDialogProps) {
  const showToast = useToast()
  const [clientKey, setClientKey] = useState('')
  const [secret, setSecret] = useState('')
  const { mutate, error, isPending } = useConnectWorkspaceSource(sourceId)
  const isMeta = provider === 'meta'
  const errors = toErrors(error)

  function handleSave(): void {
    mutate(toCredentials(provider, clientKey, secret), {
      onSuccess: () => {
        const detail = 'The brands that you follow are looked at now, and then every day.'
        showToast({ severity: 'success', summary: `${name} is connected`, detail })
        onClose()
      },
    })
  }

  return (
    <OpenedModal
      title={sourceId === null ? `Connect ${name}` : `Replace the credentials of ${name}`}
      onCancel={onClose}
      okText={sourceId === null ? 'Connect' : 'Replace'}
      onOk={handleSave}
      confirmLoading={isPending}
    >
      <div className={styles.dialog}>
        {errors.form === undefined ? null : <FormAlert tone="error">{errors.form}</FormAlert>}
        <p className={styles.quiet}>{HELP[provider]}</p>
        {isMeta ? null : (
          <Field label="Client key" error={errors.clientKey} isRequired>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                dir="ltr"
                value={clientKey}
                onChange={({ target }) => setClientKey(target.value)}
              />
            )}
          </Field>
        )}
        <Field
          label={isMeta ? 'Access token' : 'Client secret'}
          hint="Stored encrypted. It’s never shown again."
          error={errors.secret}
          isRequired
        >
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="new-password"
              value={secret}
              onChange={({ target }) => setSecret(target.value)}
            />
          )}
        </Field>
      </div>
    </OpenedModal>
  )
}

function toCredentials(provider: SourceProvider, clientKey: string, secret: string): SourceCredentials {
  return provider === 'meta'
    ? { provider, access_token: secret }
    : { provider, client_key: clientKey, client_secret: secret }
}

/** The messages of a refusal: at the fields that it names, else above the form. */
function toErrors(error: Error | null): { clientKey?: string | undefined; secret?: string | undefined; form?: string } {
  if (error === null) {
    return {}
  }
  const fields = error instanceof ApiError ? error.fields : {}
  const clientKey = fields['credentials.client_key']?.[0]
  const [secret] = fields['credentials.access_token'] ?? fields['credentials.client_secret'] ?? []
  const isAtField = clientKey !== undefined || secret !== undefined
  return isAtField ? { clientKey, secret } : { form: fields['credentials']?.[0] ?? error.message }
}
