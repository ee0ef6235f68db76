import { webhookEvents, webhookEventType } from '@marquee/contract/webhook-events'
import type { WebhookEndpoint } from '@marquee/contract/webhooks'
import { CheckboxesField } from '@marquee/ui/checkboxes-field'
import { TextField } from '@marquee/ui/text-field'
import type { ContractForm } from '@marquee/ui/use-contract-form'

export type EndpointValues = Pick<WebhookEndpoint, 'url' | 'description' | 'event_types'>

const EVENT_OPTIONS = webhookEventType.options.map((value) => ({
  value,
  label: <code>{value}</code>,
  description: webhookEvents[value].occasion,
}))

/** Address, description and events of an endpoint. */
export function EndpointFields<Body>({ form }: { form: ContractForm<EndpointValues, Body> }) {
  return (
    <>
      <TextField
        control={form.control}
        name="url"
        label="Endpoint URL"
        type="url"
        input={{ placeholder: 'https://example.com/webhooks', dir: 'ltr', autoComplete: 'off', autoFocus: true }}
        isRequired
      />
      <TextField control={form.control} name="description" label="Description" isOptional />
      <CheckboxesField
        control={form.control}
        name="event_types"
        label="Events to send"
        options={EVENT_OPTIONS}
        canChooseAll
      />
    </>
  )
}
