import { href } from '@marquee/remote-kit/routes'
import { Button } from 'antd'
import { ClipboardList, Clapperboard, Link2, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { BackLink } from '../../../components/back-link.tsx'
import { SaveStatus } from '../../../editor/components/save-status.tsx'
import type { SaveState } from '../../../editor/state/use-autosave.ts'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import { VideoShortcuts } from './video-shortcuts.tsx'
import styles from './video-toolbar.module.css'

interface VideoToolbarProps {
  title: string
  editor: VideoEditor
  canEdit: boolean
  saveState: SaveState
  onRetry: () => void
  onRender: () => void
  onShare: () => void
  onAttach: () => void
  /** The button that opens what members and guests say of the video. */
  feedback: ReactNode
}

/** The head of the editor: the title, the history, the state of saving and the way to the file. */
export function VideoToolbar({
  title,
  editor,
  canEdit,
  saveState,
  onRetry,
  onRender,
  onShare,
  onAttach,
  feedback,
}: VideoToolbarProps) {
  return (
    <header className={styles.bar}>
      <BackLink to={href('ai-videos')}>Videos</BackLink>
      <h1 className={styles.title} dir="auto" tabIndex={-1} data-page-title>
        {title}
      </h1>
      {canEdit ? (
        <>
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
        </>
      ) : null}
      <span className={styles.spacer} />
      {canEdit ? (
        <>
          <Button
            aria-label="Share by link"
            title="Share by link"
            icon={<Link2 size={16} aria-hidden />}
            onClick={onShare}
          />
          <Button
            aria-label="Attach to a brief"
            title="Attach to a brief"
            icon={<ClipboardList size={16} aria-hidden />}
            onClick={onAttach}
          />
        </>
      ) : null}
      {feedback}
      <VideoShortcuts />
      <Button type="primary" icon={<Clapperboard size={16} aria-hidden />} onClick={onRender}>
        {canEdit ? 'Render and download' : 'Rendered files'}
      </Button>
    </header>
  )
}
