import type { StoredFunnelPage } from '@marquee/contract/funnel-pages'
import { LeaveDialog } from '@marquee/ui/leave-dialog'
import { ShareDialog } from '@marquee/ui/share-dialog'
import { useState } from 'react'
import { FeedbackButton } from '../../../components/feedback/feedback-button.tsx'
import { SaveConflict } from '../../../components/save-conflict.tsx'
import { useAutosave } from '../../../editor/state/use-autosave.ts'
import { useUnsavedGuard } from '../../../editor/state/use-unsaved-guard.ts'
import { useCanGenerate } from '../../../state/rights.ts'
import { fetchFunnelPage, saveFunnelPage } from '../../api/funnel-pages.ts'
import { pageShareSource } from '../../api/sharing.ts'
import { handlePageKey } from '../../state/handle-page-key.ts'
import { usePageEditor } from '../../state/use-page-editor.ts'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { PageInspector } from './page-inspector.tsx'
import { PagePreview } from './page-preview.tsx'
import { PageToolbar } from './page-toolbar.tsx'
import { PromiseList } from './promise-list.tsx'
import { SectionInspector } from './section-inspector.tsx'
import { SectionLink } from './section-link.tsx'
import { SectionList } from './section-list.tsx'
import styles from './page-editor.module.css'

/** Edits the sections of a funnel page beside a preview that shows what is exported. */
export function PageEditor({ stored }: { stored: StoredFunnelPage }) {
  const editor = usePageEditor(stored)
  const canEdit = useCanGenerate()
  const save = useAutosave({
    stored,
    content: editor.page,
    getContent: ({ page }) => page,
    save: (sent, version) => saveFunnelPage(stored.id, sent, version),
    load: () => fetchFunnelPage(stored.id),
  })
  const { blocker } = useUnsavedGuard(save.state !== 'saved')
  const [chosenId, setChosen] = useState<string | null>(null)
  const [opened, setOpened] = useState<'publish' | 'share' | null>(null)
  const close = () => setOpened(null)
  const section = editor.page.sections.find(({ id }) => id === chosenId)
  const sectionId = section?.id ?? null
  const { theirs } = save
  const subject = { productId: stored.product_id, brandProfileId: stored.brand_profile_id, adId: stored.ad_id }

  return (
    <div
      className={styles.editor}
      onKeyDown={(event) => handlePageKey(event, { editor, sectionId, canEdit, onChoose: setChosen })}
    >
      <div className={styles.head}>
        <PageToolbar
          stored={stored}
          editor={editor}
          canEdit={canEdit}
          saveState={save.state}
          onRetry={save.retry}
          feedback={
            <FeedbackButton
              target={{ kind: 'funnel_page', id: stored.id }}
              version={save.getVersion()}
              describePlace={(thread) => (
                <SectionLink
                  section={editor.page.sections.find(({ id }) => id === thread.section)}
                  onChoose={setChosen}
                />
              )}
            />
          }
          onShare={() => setOpened('share')}
          onPublish={() => setOpened('publish')}
        />
        {theirs === null ? null : (
          <SaveConflict
            what="page"
            onLoadTheirs={() => editor.open(save.takeTheirs(theirs))}
            onKeepMine={() => save.keepMine(theirs)}
          />
        )}
      </div>
      <div className={styles.columns}>
        <SectionList editor={editor} chosen={sectionId} canEdit={canEdit} onChoose={setChosen} />
        <PagePreview
          page={editor.page}
          assets={editor.assets}
          chosen={sectionId}
          canEdit={canEdit}
          onChoose={setChosen}
          onWrite={(...change) => editor.write(...change)}
        />
        {canEdit ? (
          <aside className={styles.inspector} aria-label="Inspector">
            {section === undefined ? (
              <>
                {stored.ad_id === null ? null : <PromiseList adId={stored.ad_id} page={editor.page} />}
                <PageInspector editor={editor} productId={stored.product_id} />
              </>
            ) : (
              <SectionInspector
                key={section.id}
                editor={editor}
                section={section}
                subject={subject}
                onChoose={setChosen}
              />
            )}
          </aside>
        ) : null}
      </div>
      <ShareDialog
        title="Share by link"
        source={pageShareSource(stored.id)}
        isOpen={opened === 'share'}
        onClose={close}
      />
      {opened === 'publish' ? (
        <PublishDialog
          stored={stored}
          page={editor.page}
          version={save.state === 'saved' ? save.getVersion() : null}
          onShow={(id) => {
            setChosen(id)
            close()
          }}
          onClose={close}
        />
      ) : null}
      <LeaveDialog blocker={blocker} />
    </div>
  )
}
