import { webhookEvents, webhookEventType, type WebhookEventType } from '@marquee/contract/webhook-events'
import type { WebhookEndpoint } from '@marquee/contract/webhooks'
import { TextField } from '@marquee/ui/text-field'
import type { ContractForm } from '@marquee/ui/use-contract-form'
import { Button, Checkbox } from 'antd'
import styles from './webhooks.module.css'

export type EndpointValues = Pick<WebhookEndpoint, 'url' | 'description' | 'event_types'>

/** Address, description and events of an endpoint. */
export function EndpointFields<Body>({ form }: { form: ContractForm<EndpointValues, Body> }) {
  const chosen = form.watch('event_types')
  const problem = form.formState.errors.event_types?.message
  const isAll = chosen.length === webhookEventType.options.length

  function choose(types: readonly WebhookEventType[]): void {
    const inOrder = webhookEventType.options.filter((type) => types.includes(type))
    form.setValue('event_types', inOrder, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }

  return (
    <>
      <TextField
        control={form.control}
        name="url"
        label="Endpoint URL"
        type="url"
        input={{ placeholder: 'https://example.com/webhooks', dir: 'ltr', autoComplete: 'off' }}
        isRequired
      />
      <TextField control={form.control} name="description" label="Description" isOptional />
      <fieldset className={styles.events}>
        <legend>Events to send</legend>
        <Button size="small" onClick={() => choose(isAll ? [] : webhookEventType.options)}>
          {isAll ? 'Clear all' : 'Select all'}
        </Button>
        <ul role="list">
          {webhookEventType.options.map((type) => (
            <li key={type}>
              <Checkbox
                checked={chosen.includes(type)}
                onChange={({ target }) =>
                  choose(target.checked ? [...chosen, type] : chosen.filter((one) => one !== type))
                }
              >
                <code>{type}</code>
                <span className={styles.occasion}>{webhookEvents[type].occasion}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
      </fieldset>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
