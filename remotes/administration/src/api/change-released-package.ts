import { ApiError } from '@marquee/api-client/api-error'
import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { changeReleasedPackage, type ReleasedPackage } from '@marquee/contract/releases'

type Change = CallInput<typeof changeReleasedPackage>['body']

/** Changes what users run. @throws Error in plain words when the package has moved on since it was shown */
export async function requestChangeReleasedPackage(name: string, body: Change): Promise<ReleasedPackage> {
  try {
    return (await callEndpoint(changeReleasedPackage, { params: { name }, body })).data
  } catch (error) {
    // Its fields hold the generation to expect, which is for programs; what happened is in the message.
    throw error instanceof ApiError && error.status === 409 ? new Error(error.message, { cause: error }) : error
  }
}
