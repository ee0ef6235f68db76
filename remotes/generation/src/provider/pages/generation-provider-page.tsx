import { useIsAllowed, usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { ErrorState } from '@marquee/ui/error-state'
import { PageHeader } from '@marquee/ui/page-header'
import { PageSkeleton } from '@marquee/ui/page-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { generationProvidersQuery } from '../../api/generation-providers.ts'
import { ProviderForm } from './provider-form.tsx'

/** Where the workspace connects models of its own. */
export function Page() {
  usePageTitle('AI provider')
  const canManage = useIsAllowed({ permission: 'integrations.manage', feature: 'generation' })
  const query = useQuery(generationProvidersQuery())
  if (query.isError) {
    return (
      <ErrorState title="The provider could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  if (query.data === undefined) {
    return <PageSkeleton />
  }
  const { own, can_keep_keys } = query.data
  return (
    <>
      <PageHeader
        before={<Link to={href('image-generation')}>All images</Link>}
        title="AI provider"
        description="Images and words are made without any provider. With one, a model makes backgrounds and proposes words."
      />
      {canManage && can_keep_keys ? (
        <ProviderForm key={own?.key_hint ?? ''} own={own} />
      ) : (
        <Alert
          type="info"
          showIcon
          title={
            canManage
              ? 'The server has no key to encrypt credentials with. Ask whoever runs it to set CREDENTIAL_KEYS.'
              : 'Only the owner and the admins of a workspace can change its provider.'
          }
        />
      )}
    </>
  )
}
