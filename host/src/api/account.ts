import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { markPlansSeen } from '@marquee/contract/account'

export async function requestMarkPlansSeen(): Promise<void> {
  await callEndpoint(markPlansSeen, {}, { keepalive: true })
}
