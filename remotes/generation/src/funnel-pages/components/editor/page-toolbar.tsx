import { downloadFile } from '@marquee/api-client/download-file'
import { toAddress } from '@marquee/contract/address'
import { downloadFunnelArchive, downloadFunnelPage, type StoredFunnelPage } from '@marquee/contract/funnel-pages'
import { ActionMenu } from '@marquee/ui/action-menu'
import { Button } from 'antd'
import { BookmarkPlus, Download, Globe, Link2, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { BackLink } from '../../../components/back-link.tsx'
import { ShortcutList } from '../../../components/shortcut-list.tsx'
import { SaveStatus } from '../../../editor/components/save-status.tsx'
import type { SaveState } from '../../../editor/state/use-autosave.ts'
import { href } from '../../../href.ts'
import { useDuplicateFunnelPage } from '../../api/funnel-pages.ts'
import type { PageEditor } from '../../state/use-page-editor.ts'
import styles from './page-toolbar.module.css'

interface PageToolbarProps {
  stored: StoredFunnelPage
  editor: PageEditor
  canEdit: boolean
  saveState: SaveState
  onRetry: () => void
  /** The button that opens what members and guests say of the page. */
  feedback: ReactNode
  onShare: () => void
  onPublish: () => void
}

const SHORTCUTS = [
  ['Move the section', 'Alt and up or down arrow'],
  ['Hide or show the section', 'H'],
  ['Duplicate the section', 'Ctrl or ⌘ D'],
  ['Remove the section', 'Delete'],
  ['Undo, redo', 'Ctrl or ⌘ Z, with Shift to redo'],
  ['Edit words in the preview', 'Tab to them; Enter keeps, Escape puts back'],
] as const

/** The head of the editor: the title, the history, the state of saving, and the ways out of it. */
export function PageToolbar(props: PageToolbarProps) {
  const { stored, editor, canEdit, saveState, feedback, onRetry, onShare, onPublish } = props
  return (
    <header className={styles.bar}>
      <BackLink to={href('funnel-pages')}>Funnel pages</BackLink>
      <h1 className={styles.title} dir="auto" tabIndex={-1} data-page-title>
        {stored.title}
      </h1>
      {canEdit ? (
        <span className={styles.history}>
          <Button
            disabled={!editor.canUndo}
            aria-label="Undo"
            title="Undo"
            icon={<Undo2 size={16} aria-hidden />}
            onClick={editor.undo}
          />
          <Button
            disabled={!editor.canRedo}
            aria-label="Redo"
            title="Redo"
            icon={<Redo2 size={16} aria-hidden />}
            onClick={editor.redo}
          />
          <SaveStatus state={saveState} onRetry={onRetry} />
        </span>
      ) : null}
      <span className={styles.spacer} />
      <ShortcutList shortcuts={SHORTCUTS} />
      {canEdit ? <SaveTemplateButton stored={stored} isSaved={saveState === 'saved'} /> : null}
      <DownloadMenu stored={stored} isSaved={saveState === 'saved'} />
      {feedback}
      {canEdit ? (
        <Button
          aria-label="Share by link"
          title="Share by link"
          icon={<Link2 size={16} aria-hidden />}
          onClick={onShare}
        />
      ) : null}
      <Button type="primary" icon={<Globe size={16} aria-hidden />} onClick={onPublish}>
        Publish
      </Button>
    </header>
  )
}

interface SavedProps {
  stored: StoredFunnelPage
  /** What is saved is copied and downloaded. */
  isSaved: boolean
}

function SaveTemplateButton({ stored, isSaved }: SavedProps) {
  const tellOutcome = useOutcomeToast()
  const { mutateAsync: duplicate, isPending } = useDuplicateFunnelPage()
  return (
    <Button
      aria-label="Save as template"
      title="Save as template"
      icon={<BookmarkPlus size={16} aria-hidden />}
      disabled={!isSaved}
      loading={isPending}
      onClick={() =>
        void tellOutcome(duplicate({ id: stored.id, key: crypto.randomUUID(), asTemplate: true }), {
          success: { summary: 'Saved as a template', detail: stored.title },
          failure: 'The template was not saved',
        })
      }
    />
  )
}

function DownloadMenu({ stored: { id, title }, isSaved }: SavedProps) {
  const tellOutcome = useOutcomeToast()
  const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'page'
  const files = { html: downloadFunnelPage, zip: downloadFunnelArchive } as const

  function download(kind: keyof typeof files): void {
    void tellOutcome(downloadFile(toAddress(files[kind], { params: { id, name } })), {
      failure: 'The page was not downloaded',
    })
  }

  return (
    <ActionMenu
      items={[
        { key: 'html', label: 'One HTML file' },
        { key: 'zip', label: 'ZIP with the images beside the page' },
      ]}
      onChoose={(key) => download(key === 'zip' ? 'zip' : 'html')}
    >
      {(button) => (
        <Button {...button} icon={<Download size={16} aria-hidden />} disabled={!isSaved}>
          Download
        </Button>
      )}
    </ActionMenu>
  )
}
