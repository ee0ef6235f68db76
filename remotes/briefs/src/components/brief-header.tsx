import { downloadFile } from '@marquee/api-client/download-file'
import { toAddress } from '@marquee/contract/address'
import { type Brief, downloadBrief } from '@marquee/contract/briefs'
import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { LinkButton } from '@marquee/ui/link-button'
import { ShareDialog } from '@marquee/ui/share-dialog'
import { Button } from 'antd'
import {
  Archive,
  ArchiveRestore,
  ArrowLeft,
  Clapperboard,
  Download,
  Filter,
  Image,
  Share2,
  WandSparkles,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { briefShareSource } from '../api/sharing.ts'
import type { SaveState } from '../state/autosave.ts'
import type { BriefContent } from '../state/brief-content.ts'
import { createImagesAddress } from '../state/create-images-address.ts'
import { useCanEditBriefs } from '../state/use-can-edit-briefs.ts'
import styles from './brief-header.module.css'
import { SaveStatus } from './save-status.tsx'
import { useArchiveWithUndo } from './use-archive-with-undo.ts'

interface BriefHeaderProps {
  brief: Brief
  version: number
  state: SaveState<BriefContent>
  onSave: () => void
  onDraft: () => void
}

/** The link back, the save status, and the archive button; it stays visible while the brief scrolls. */
export function BriefHeader({ brief, version, state, onSave, onDraft }: BriefHeaderProps) {
  const { setArchived, isPending } = useArchiveWithUndo()
  const canEdit = useCanEditBriefs()
  const canShare = useIsAllowed({ permission: 'sharing.manage', feature: 'full_product' })
  const [isSharing, setSharing] = useState(false)
  const isArchived = brief.archived_at !== null
  return (
    <header className={styles.header}>
      <div className={styles.place}>
        <Link to={href('briefs')} className={styles.back}>
          <ArrowLeft size={16} aria-hidden /> Briefs
        </Link>
        <h1 className={styles.title} tabIndex={-1} data-page-title>
          {canEdit ? 'Edit brief' : 'Brief'}
        </h1>
        {isArchived ? <span className={styles.archived}>Archived</span> : null}
      </div>
      <div className={styles.actions}>
        {canEdit ? (
          <>
            <SaveStatus state={state} version={version} onRetry={onSave} />
            <Button icon={<WandSparkles size={16} aria-hidden />} onClick={onDraft}>
              Draft
            </Button>
          </>
        ) : null}
        <CreateLinks brief={brief} />
        <Button
          icon={<Download size={16} aria-hidden />}
          onClick={() => void downloadFile(toAddress(downloadBrief, { params: { id: brief.id } }))}
          aria-label="Download as PDF"
        >
          PDF
        </Button>
        {canShare ? (
          <Button icon={<Share2 size={16} aria-hidden />} onClick={() => setSharing(true)}>
            Share
          </Button>
        ) : null}
        <ShareDialog
          title="Share this brief"
          source={briefShareSource(brief.id)}
          isOpen={isSharing}
          onClose={() => setSharing(false)}
        />
        {canEdit ? (
          <Button
            icon={isArchived ? <ArchiveRestore size={16} aria-hidden /> : <Archive size={16} aria-hidden />}
            loading={isPending}
            onClick={() => setArchived(brief, !isArchived)}
          >
            {isArchived ? 'Restore' : 'Archive'}
          </Button>
        ) : null}
      </div>
    </header>
  )
}

/** What can be made of the brief. Renders nothing for users who may not generate. */
function CreateLinks({ brief }: { brief: Brief }) {
  return useIsAllowed({ permission: 'generation.create', feature: 'generation' }) ? (
    <>
      <LinkButton icon={<Image size={16} aria-hidden />} to={createImagesAddress(brief)}>
        Create images
      </LinkButton>
      <LinkButton
        icon={<Clapperboard size={16} aria-hidden />}
        to={href('create-ai-video', { query: { brief: brief.id, product: brief.product_id ?? undefined } })}
      >
        Create a video
      </LinkButton>
      <LinkButton
        icon={<Filter size={16} aria-hidden />}
        to={href('funnel-templates', { query: { brief: brief.id, product: brief.product_id ?? undefined } })}
        aria-label="Make a landing page"
      >
        Landing page
      </LinkButton>
    </>
  ) : null
}
