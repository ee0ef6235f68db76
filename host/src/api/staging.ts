import { ApiError } from '@marquee/api-client/api-error'
import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { withCsrfCookie } from '@marquee/api-client/with-csrf-cookie'
import type { CallInput } from '@marquee/contract/endpoint'
import { stagingAuth } from '@marquee/contract/staging'

/** Opens the staging gate for this browser [C-08]. @throws ApiError, also when a success answer contains errors */
export async function passStagingGate(body: CallInput<typeof stagingAuth>['body']): Promise<void> {
  const { errors } = await withCsrfCookie(() => callEndpoint(stagingAuth, { body }, { keepSession: true }))
  if (errors !== undefined && Object.keys(errors).length > 0) {
    throw new ApiError(422, Object.values(errors).flat().join(' '), { fields: errors })
  }
}
