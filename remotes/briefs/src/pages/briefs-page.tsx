import { useFeatureValue } from '@marquee/remote-kit/feature-flags'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { useIsReleased } from '@marquee/remote-kit/release-flags'
import { href } from '@marquee/remote-kit/routes'
import { PageHeader } from '@marquee/ui/page-header'
import { Button } from 'antd'
import { Palette, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { BriefsBoard } from '../components/briefs-board.tsx'
import { BriefsList } from '../components/briefs-list.tsx'
import { BriefsToolbar } from '../components/briefs-toolbar.tsx'
import { CreateBriefDialog } from '../components/create-brief-dialog.tsx'
import { useBriefsView } from '../state/use-briefs-view.ts'
import { useCanEditBriefs } from '../state/use-can-edit-briefs.ts'

/** Every brief of the workspace, as a table or as a board by status. */
export function Page() {
  usePageTitle('Briefs')
  const description = useFeatureValue('briefs.description', 'What to make, for whom, and why.')
  const { view, change } = useBriefsView()
  const canEdit = useCanEditBriefs()
  const hasBoard = useIsReleased('briefs.board')
  const { q, status, isArchived, isBoard, createKey, createFromAd } = view
  const showsBoard = isBoard && hasBoard
  const needsKey = createFromAd !== undefined && createKey === undefined

  // The key moves into the address at once, so that a reload goes on with the same creation.
  useEffect(() => {
    if (needsKey) {
      change({ create: crypto.randomUUID() })
    }
  })

  const createButton = canEdit ? (
    <Button
      type="primary"
      icon={<Plus size={16} aria-hidden />}
      onClick={() => change({ create: crypto.randomUUID() })}
    >
      New brief
    </Button>
  ) : null
  return (
    <>
      <PageHeader
        title="Briefs"
        description={description}
        actions={
          <>
            <BrandProfilesLink />
            {createButton}
          </>
        }
      />
      <BriefsToolbar view={{ ...view, isBoard: showsBoard }} hasBoard={hasBoard} onChange={change} />
      {showsBoard ? (
        <BriefsBoard filters={{ q, status: undefined, isArchived }} />
      ) : (
        <BriefsList filters={{ q, status, isArchived }} createButton={createButton} />
      )}
      {createKey === undefined || !canEdit ? null : (
        <CreateBriefDialog
          key={createKey}
          idempotencyKey={createKey}
          adId={createFromAd}
          onClose={() => change({ create: undefined, create_from_ad: undefined })}
        />
      )}
    </>
  )
}

function BrandProfilesLink() {
  const address = href('brand-profiles')
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(address)
  return (
    <Button
      icon={<Palette size={16} aria-hidden />}
      href={useHref(address)}
      onClick={(event) => handleClick(event as React.MouseEvent<HTMLAnchorElement, MouseEvent>)}
    >
      Brand profiles
    </Button>
  )
}
