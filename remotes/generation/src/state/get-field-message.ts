import { ApiError } from '@marquee/api-client/api-error'

/** The server's message about a field, or about the request as a whole. */
export function getFieldMessage(error: unknown, field: string): string {
  const message = error instanceof ApiError ? error.fields[field]?.[0] : undefined
  return message ?? (error instanceof Error ? error.message : 'That did not work. Try again.')
}
