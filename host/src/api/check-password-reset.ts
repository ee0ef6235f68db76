import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { checkPasswordReset } from '@marquee/contract/authentication'
import { queryOptions } from '@tanstack/react-query'
import { withCsrfCookie } from './with-csrf-cookie.ts'

/** Whether the link of a reset mail still works. A back end that cannot say fails, and then nobody knows. */
export function passwordResetCheck(link: { email: string; token: string }) {
  return queryOptions({
    queryKey: ['password-reset-check', link],
    queryFn: () => withCsrfCookie(() => callEndpoint(checkPasswordReset, { body: link }, { keepSession: true })),
    retry: false,
    // What was typed meanwhile must not vanish because the page was looked at again.
    staleTime: Infinity,
    enabled: link.email !== '',
  })
}
