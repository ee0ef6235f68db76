import { Link } from 'react-router'
import { SettingsCard } from '../../components/settings-card.tsx'
import { ownHref } from '../../href.ts'

/** Leads to the webhooks, which tell programs what keys would have to ask for. */
export function WebhooksCard() {
  return (
    <SettingsCard
      title="Webhooks"
      description="Have your server told when something happens here, instead of asking again and again."
    >
      <div>
        <Link to={ownHref('account-settings.webhooks')}>Manage webhooks</Link>
      </div>
    </SettingsCard>
  )
}
