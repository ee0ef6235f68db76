import { createWebhookEndpoint, type WebhookEndpoint } from '@marquee/contract/webhooks'
import { ContractForm } from '@marquee/ui/contract-form'
import { bodySchema, useContractForm } from '@marquee/ui/use-contract-form'
import { Button } from 'antd'
import { SettingsCard } from '../../components/settings-card.tsx'
import { useUpdateWebhookEndpoint } from '../api/webhooks.ts'
import { EndpointFields } from './endpoint-fields.tsx'
import styles from './webhooks.module.css'

const schema = bodySchema(createWebhookEndpoint).omit({ idempotency_key: true })

interface EditEndpointProps {
  endpoint: WebhookEndpoint
  onClose: () => void
}

/** Changes address, description and events. */
export function EditEndpoint({ endpoint, onClose }: EditEndpointProps) {
  const { id, url, description, event_types } = endpoint
  const { mutateAsync } = useUpdateWebhookEndpoint(id)
  const form = useContractForm({
    schema,
    defaultValues: { url, description, event_types },
    send: (body) => mutateAsync(body),
    onDone: onClose,
  })
  return (
    <SettingsCard title="Edit endpoint">
      <ContractForm form={form} className={styles.form} label="Edit endpoint">
        <EndpointFields form={form} />
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={form.isSending}>
            Save endpoint
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </ContractForm>
    </SettingsCard>
  )
}
