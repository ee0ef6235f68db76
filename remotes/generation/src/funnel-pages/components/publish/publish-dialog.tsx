import type { StoredFunnelPage } from '@marquee/contract/funnel-pages'
import type { FunnelPublication } from '@marquee/contract/funnel-publications'
import type { PageTakedown } from '@marquee/contract/published-pages'
import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import { listPageFaults } from '@marquee/funnel-pages/list-page-faults'
import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { CopyButton } from '@marquee/ui/copy-button'
import { ErrorState } from '@marquee/ui/error-state'
import { Field } from '@marquee/ui/field'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { getFieldMessage } from '../../../state/get-field-message.ts'
import { funnelPublicationQuery, usePublishFunnelPage, useWithdrawFunnelPage } from '../../api/funnel-publications.ts'
import { suggestSlug } from '../../state/suggest-slug.ts'
import { PageFigures } from './page-figures.tsx'
import { MissingParts } from './missing-parts.tsx'
import { SplitFields, type SplitChoice } from './split-fields.tsx'
import styles from './publish-dialog.module.css'

interface PublishDialogProps {
  stored: StoredFunnelPage
  /** The page as it is in the editor. */
  page: FunnelPage
  /** The version that is saved; null while something is not saved. */
  version: number | null
  /** Opens what has to be changed: a section, or with null the page itself. */
  onShow: (sectionId: string | null) => void
  onClose: () => void
}

/** Puts the page on the web, takes it off, and shows what came of it. */
export function PublishDialog(props: PublishDialogProps) {
  const query = useQuery(funnelPublicationQuery(props.stored.id))
  return (
    <OpenedModal title="Publish" footer={null} width={680} onCancel={props.onClose}>
      {query.isError ? (
        <ErrorState title="It could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.isPending ? <ListSkeleton label="Loading" /> : null}
      {query.data === undefined ? null : <Publication {...props} publication={query.data} />}
    </OpenedModal>
  )
}

interface PublicationProps extends PublishDialogProps {
  publication: FunnelPublication | null
}

function Publication({ publication, ...props }: PublicationProps) {
  const { stored, version } = props
  const canPublish = useIsAllowed({ permission: 'sharing.manage', feature: 'generation' })
  const isLive = publication?.is_live === true
  return (
    <div className={styles.parts}>
      {publication !== null && isLive ? <Address publication={publication} version={version} /> : null}
      {publication === null || publication.takedown === null ? null : (
        <Alert type="error" showIcon title={describeTakedown(publication.takedown)} />
      )}
      {canPublish ? <PublishForm {...props} publication={publication} /> : null}
      {publication === null ? null : <PageFigures pageId={stored.id} title={stored.title} />}
    </div>
  )
}

function Address({ publication, version }: { publication: FunnelPublication; version: number | null }) {
  const { address, page_version } = publication
  return (
    <>
      <p className={styles.address}>
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
        <CopyButton text={address} label="Copy the address" />
      </p>
      {version === null || version === page_version ? null : (
        <Alert type="info" showIcon title="The public sees an earlier version. Publish again to show your changes." />
      )}
    </>
  )
}

function describeTakedown({ scope, reason }: PageTakedown): string {
  const what = scope === 'page' ? 'this page' : 'all pages of your workspace'
  return `An administrator took ${what} off the web: ${reason}`
}

function PublishForm({ stored, page, version, publication, onShow }: Omit<PublicationProps, 'onClose'>) {
  const [slug, setSlug] = useState(publication?.slug ?? suggestSlug(stored.title))
  const [split, setSplit] = useState<SplitChoice | null>(publication?.split ?? null)
  const { mutateAsync: publish, isPending, error } = usePublishFunnelPage(stored.id)
  const isLive = publication?.is_live === true
  const faults = listPageFaults(page)

  async function handlePublish(): Promise<void> {
    if (version !== null) {
      const chosen = split === null ? null : { page_id: split.page_id, share: split.share }
      await publish({ version, slug, split: chosen }).catch(() => undefined)
    }
  }

  return (
    <>
      <MissingParts faults={faults} onShow={onShow} />
      <Field
        label="Address"
        hint="Anyone with the address can open the page, and search engines can find it."
        error={getSlugProblem(error)}
      >
        {(control) => (
          <Input
            {...control}
            prefix="/pages/"
            maxLength={60}
            value={slug}
            onChange={({ target }) => setSlug(target.value)}
          />
        )}
      </Field>
      <SplitFields pageId={stored.id} value={split} onChange={setSplit} />
      <div className={styles.buttons}>
        <Button
          type="primary"
          loading={isPending}
          disabled={version === null || faults.length > 0}
          onClick={() => void handlePublish()}
        >
          {isLive ? 'Publish again' : 'Publish'}
        </Button>
        {isLive ? <WithdrawButton stored={stored} /> : null}
        {version === null ? <span className={styles.note}>Changes are being saved.</span> : null}
      </div>
    </>
  )
}

function getSlugProblem(error: Error | null): string | undefined {
  return error === null ? undefined : getFieldMessage(error, 'slug')
}

function WithdrawButton({ stored }: Pick<PublicationProps, 'stored'>) {
  const tellOutcome = useOutcomeToast()
  const { mutateAsync: withdraw, isPending } = useWithdrawFunnelPage(stored.id)
  return (
    <Button
      danger
      loading={isPending}
      onClick={() =>
        void tellOutcome(withdraw(), {
          success: { summary: 'Taken off the web', detail: stored.title },
          failure: 'The page is still public',
        })
      }
    >
      Take it off the web
    </Button>
  )
}
