import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { updateSpiedBrand } from '@marquee/contract/brand-spy'
import type { CallInput } from '@marquee/contract/endpoint'

export type SpiedBrandChanges = CallInput<typeof updateSpiedBrand>['body']

export function requestUpdateSpiedBrand(id: string, changes: NonNullable<SpiedBrandChanges>) {
  return callEndpoint(updateSpiedBrand, { params: { id }, body: changes })
}
