import { createWebhookEndpoint } from '@marquee/contract/webhooks'
import { ContractForm } from '@marquee/ui/contract-form'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useRequestKey } from '@marquee/ui/use-request-key'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { SettingsCard } from '../../components/settings-card.tsx'
import { ownHref } from '../../href.ts'
import { useCreateWebhookEndpoint } from '../api/webhooks.ts'
import { EndpointFields, type EndpointValues } from './endpoint-fields.tsx'
import styles from './webhooks.module.css'

const schema = bodySchema(createWebhookEndpoint).omit({ idempotency_key: true })
const NOTHING: EndpointValues = { url: '', description: '', event_types: [] }

/** Adds an endpoint, and opens it. */
export function NewEndpoint() {
  const navigate = useNavigate()
  const { mutateAsync } = useCreateWebhookEndpoint()
  const key = useRequestKey()
  const form = useContractForm({
    schema,
    defaultValues: NOTHING,
    send: (body) => mutateAsync({ ...body, idempotency_key: key.get() }),
    onDone: async (_, { data }) => {
      await navigate(ownHref('account-settings.webhooks', { query: { endpoint: data.id } }))
    },
  })
  return (
    <SettingsCard
      title="Add endpoint"
      description="Each event is sent as signed JSON. Answer with 2xx within 15 seconds."
    >
      <ContractForm form={form} className={styles.form} label="Add endpoint">
        <EndpointFields form={form} />
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={form.isSending}>
            Add endpoint
          </Button>
          <Link to={ownHref('account-settings.webhooks')}>Cancel</Link>
        </div>
      </ContractForm>
    </SettingsCard>
  )
}
