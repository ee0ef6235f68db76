import { useIsAllowed, usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import controls from '@marquee/ui/controls.module.css'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { SettingsCard } from '../../components/settings-card.tsx'
import { SettingsLayout } from '../../components/settings-layout.tsx'
import { ownHref } from '../../href.ts'
import { webhookEndpointsQuery } from '../api/webhooks.ts'
import { EndpointList } from '../components/endpoint-list.tsx'
import { EndpointView } from '../components/endpoint-view.tsx'
import { EventReference } from '../components/event-reference.tsx'
import { NewEndpoint } from '../components/new-endpoint.tsx'

/** The addresses that events of the workspace are sent to, and one of them with its deliveries. */
export function Page() {
  usePageTitle('Webhooks')
  const canManage = useIsAllowed({ permission: 'integrations.manage', plan: 'ended' })
  return (
    <SettingsLayout>
      {canManage ? (
        <Webhooks />
      ) : (
        <EmptyState title="Only the owner and the admins manage webhooks">
          Ask them to add the address of your server.
        </EmptyState>
      )}
    </SettingsLayout>
  )
}

function Webhooks() {
  const [search] = useSearchParams()
  const chosen = search.get('endpoint')
  const canSend = useIsAllowed({ permission: 'integrations.manage', feature: 'api' })
  const { data, error, refetch } = useQuery(webhookEndpointsQuery())
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading webhooks" rows={3} />
    ) : (
      <ErrorState title="The webhooks could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  if (chosen === 'new' && canSend) {
    return <NewEndpoint />
  }
  if (chosen !== null && chosen !== 'new') {
    const endpoint = data.find(({ id }) => id === chosen)
    return endpoint === undefined ? <UnknownEndpoint /> : <EndpointView endpoint={endpoint} canSend={canSend} />
  }
  return (
    <>
      {canSend ? null : <PlanNeeded />}
      <EndpointList endpoints={data} canAdd={canSend} />
      <EventReference />
    </>
  )
}

function UnknownEndpoint() {
  return (
    <EmptyState
      title="This endpoint does not exist"
      action={<Link to={ownHref('account-settings.webhooks')}>See the webhooks</Link>}
    >
      It was deleted, or it belongs to another workspace.
    </EmptyState>
  )
}

function PlanNeeded() {
  return (
    <SettingsCard
      title="Your plan has no webhooks"
      description="Endpoints can be added with a plan that has access to the API, and events are sent as long as that plan runs."
    >
      <div>
        <Link className={controls.primary} to={href('plans')}>
          Compare plans
        </Link>
      </div>
    </SettingsCard>
  )
}
