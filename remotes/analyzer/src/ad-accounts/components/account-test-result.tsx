import { ApiError } from '@marquee/api-client/api-error'
import { FormAlert } from '@marquee/ui/form-alert'
import type { requestTestAdAccount } from '../../api/ad-accounts.ts'

interface AccountTestResultProps {
  found: Awaited<ReturnType<typeof requestTestAdAccount>> | undefined
  error: Error | null
}

/** What “Test it” found out. */
export function AccountTestResult({ found, error }: AccountTestResultProps) {
  if (error !== null) {
    const messages = error instanceof ApiError ? Object.values(error.fields).flat() : []
    return <FormAlert tone="error">{messages.length === 0 ? error.message : messages.join(' ')}</FormAlert>
  }
  return found === undefined ? null : (
    <FormAlert tone="success">
      It works: {found.name}, {found.currency}, {found.time_zone.replaceAll('_', ' ')}.
    </FormAlert>
  )
}
