import type { StoredDocument } from '@marquee/contract/creative-documents'
import { LeaveDialog } from '@marquee/ui/leave-dialog'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { BookmarkPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { fetchDocument, saveDocument } from '../../api/creative-documents.ts'
import { imageOrderKeys } from '../../api/image-generation.ts'
import { useAutosave } from '../state/use-autosave.ts'
import { useEditor } from '../state/use-editor.ts'
import { useUnsavedGuard } from '../state/use-unsaved-guard.ts'
import { LayerEditor } from './layer-editor.tsx'
import { SaveConflict } from '../../components/save-conflict.tsx'
import { SaveStatus } from './save-status.tsx'
import { EditorShortcuts } from './editor-shortcuts.tsx'
import styles from './creative-editor.module.css'

// This module contains the styles of all templates, which editing does not need.
const SaveTemplateDialog = lazy(async () => ({
  default: (await import('./save-template-dialog.tsx')).SaveTemplateDialog,
}))

interface CreativeEditorProps {
  stored: StoredDocument
  /** The format that is shown first if the document has it. */
  wantedFormat: string | null
}

/** Edits the layers of an image in all its formats. The canvas shows exactly what the server renders. */
export function CreativeEditor({ stored, wantedFormat }: CreativeEditorProps) {
  const editor = useEditor(stored, wantedFormat)
  const { document } = editor
  const queryClient = useQueryClient()
  const save = useAutosave({
    stored,
    content: document,
    getContent: (one) => one.document,
    save: (sent, version) => saveDocument(stored.id, sent, version),
    load: () => fetchDocument(stored.id),
    // The order's images are now outdated, and are drawn again on the pages that show them.
    onSaved: () => void queryClient.invalidateQueries({ queryKey: imageOrderKeys.all }),
  })
  const { blocker } = useUnsavedGuard(save.state !== 'saved')
  const [isSavingTemplate, setIsSavingTemplate] = useState(false)
  const { theirs } = save
  return (
    <>
      <LayerEditor
        editor={editor}
        className={styles.editor}
        tools={
          <>
            <SaveStatus state={save.state} onRetry={save.retry} />
            <EditorShortcuts />
            <Button icon={<BookmarkPlus size={16} aria-hidden />} onClick={() => setIsSavingTemplate(true)}>
              Save as template
            </Button>
          </>
        }
        notice={
          theirs === null ? null : (
            <SaveConflict
              what="image"
              onLoadTheirs={() => editor.open(save.takeTheirs(theirs))}
              onKeepMine={() => save.keepMine(theirs)}
            />
          )
        }
      />
      <Suspense fallback={null}>
        {isSavingTemplate ? (
          <SaveTemplateDialog document={document} onClose={() => setIsSavingTemplate(false)} />
        ) : null}
      </Suspense>
      <LeaveDialog blocker={blocker} />
    </>
  )
}
