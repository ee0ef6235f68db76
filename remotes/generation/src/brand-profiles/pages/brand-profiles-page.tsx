import { usePageTitle } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { LinkButton } from '@marquee/ui/link-button'
import { PageHeader } from '@marquee/ui/page-header'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { brandProfilesQuery } from '../../api/brand-profiles.ts'
import { BrandProfileCard } from '../components/brand-profile-card.tsx'
import { useDeleteProfileWithUndo } from '../state/use-delete-profile-with-undo.ts'
import { CardList } from '../../components/card-list.tsx'
import { href } from '../../href.ts'
import { useCanEditBrandProfiles } from '../../state/rights.ts'

/** The brand profiles of the workspace: the look and the voice of its brands. */
export function Page() {
  usePageTitle('Brand profiles')
  return (
    <>
      <PageHeader
        title="Brand profiles"
        description="How your brands look and speak. Images and briefs take their colors, fonts and words from here."
        actions={<AddLink />}
      />
      <ProfileList />
    </>
  )
}

function ProfileList() {
  const query = useInfiniteQuery(brandProfilesQuery)
  const { deleteItem } = useDeleteProfileWithUndo()
  const empty = (
    <EmptyState title="No brand profiles yet" action={<AddLink />}>
      Start from your website: logo, colors, fonts and tone are read from it.
    </EmptyState>
  )
  return (
    <CardList query={query} what="brand profiles" label="Brand profiles" empty={empty}>
      {(profile) => <BrandProfileCard profile={profile} onDelete={(chosen) => void deleteItem(chosen)} />}
    </CardList>
  )
}

/** Renders nothing for users who may only view. */
function AddLink() {
  return useCanEditBrandProfiles() ? (
    <LinkButton type="primary" icon={<Plus size={16} aria-hidden />} to={href('create-brand-profile')}>
      Add brand profile
    </LinkButton>
  ) : null
}
