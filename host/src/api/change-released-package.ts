import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { changeReleasedPackage, type ReleasedPackage } from '@marquee/contract/releases'

type Change = CallInput<typeof changeReleasedPackage>['body']

/** Changes what users run. @throws ApiError 409 when the package has moved on since it was shown */
export async function requestChangeReleasedPackage(name: string, body: Change): Promise<ReleasedPackage> {
  return (await callEndpoint(changeReleasedPackage, { params: { name }, body })).data
}
