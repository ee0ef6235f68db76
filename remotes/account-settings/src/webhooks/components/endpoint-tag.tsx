import type { WebhookEndpoint } from '@marquee/contract/webhooks'
import { Tag } from 'antd'

/** Whether an endpoint receives events. */
export function EndpointTag({
  endpoint,
}: {
  endpoint: Pick<WebhookEndpoint, 'is_on' | 'off_reason' | 'failing_since'>
}) {
  const { is_on, off_reason, failing_since } = endpoint
  if (!is_on) {
    return off_reason === null ? <Tag>Off</Tag> : <Tag color="error">Switched off</Tag>
  }
  return failing_since === null ? <Tag color="success">On</Tag> : <Tag color="warning">Failing</Tag>
}
