import type { SourceProvider } from '@marquee/contract/ad-source-criteria'
import { TextField } from './text-field.tsx'

interface CredentialFieldsProps {
  values: { provider: SourceProvider; clientKey: string; secret: string }
  /** Error messages by field of the contract. */
  fields: Readonly<Record<string, readonly string[]>>
  /** The last characters of the stored secret; null: none is stored. */
  keptHint: string | null
  onChange: (changes: { clientKey?: string; secret?: string }) => void
}

/** The credentials of a source. They are stored, and never shown again. */
export function CredentialFields({ values, fields, keptHint, onChange }: CredentialFieldsProps) {
  const isMeta = values.provider === 'meta'
  const hint =
    keptHint === null
      ? "Stored encrypted. It's never shown again."
      : `Leave empty to keep the one ending in ${keptHint}.`
  const secretError = fields[isMeta ? 'credentials.access_token' : 'credentials.client_secret']?.[0]
  return (
    <>
      {isMeta ? null : (
        <TextField
          label="Client key"
          error={fields['credentials.client_key']?.[0]}
          autoComplete="off"
          value={values.clientKey}
          onChange={(clientKey) => onChange({ clientKey })}
        />
      )}
      <TextField
        label={isMeta ? 'Access token' : 'Client secret'}
        hint={hint}
        error={secretError}
        type="password"
        autoComplete="new-password"
        value={values.secret}
        onChange={(secret) => onChange({ secret })}
      />
    </>
  )
}
