import type { StoredVideo } from '@marquee/contract/videos'
import { LeaveDialog } from '@marquee/ui/leave-dialog'
import { useState } from 'react'
import { useUnsavedGuard } from '../../../editor/state/use-unsaved-guard.ts'
import { handleVideoKey } from '../../state/handle-video-key.ts'
import { useVideoSession } from '../../state/use-video-session.ts'
import { VideoInspector } from '../inspector/video-inspector.tsx'
import { EditorDialogs, type OpenedDialog } from './editor-dialogs.tsx'
import { VideoFeedback } from './video-feedback.tsx'
import { FormatsMenu } from './formats-menu.tsx'
import { PlayerPanel } from './player-panel.tsx'
import { ScenesView } from './scenes-view.tsx'
import { SaveConflict } from '../../../components/save-conflict.tsx'
import styles from './video-editor.module.css'
import { VideoToolbar } from './video-toolbar.tsx'

/** Edits the scenes, captions and sound of a video. The player shows exactly what is rendered. */
export function VideoEditor({ stored }: { stored: StoredVideo }) {
  const session = useVideoSession(stored)
  const { editor, overlays, player, save, current, length, canEdit, format } = session
  const { blocker } = useUnsavedGuard(save.state !== 'saved')
  const [opened, setOpened] = useState<OpenedDialog>(null)
  const { theirs } = save

  function open(next: OpenedDialog): void {
    player.pause()
    setOpened(next)
  }

  return (
    <div
      className={styles.editor}
      onKeyDown={(event) => handleVideoKey(event, { player, editor, overlays, current, length, canEdit })}
    >
      <div className={styles.head}>
        <VideoToolbar
          title={stored.title}
          editor={editor}
          canEdit={canEdit}
          saveState={save.state}
          onRetry={save.retry}
          onRender={() => open({ kind: 'render' })}
          onShare={() => open({ kind: 'share' })}
          onAttach={() => open({ kind: 'attach' })}
          feedback={<VideoFeedback videoId={stored.id} player={player} />}
        />
        {theirs === null ? null : (
          <SaveConflict
            what="video"
            onLoadTheirs={() => editor.open(save.takeTheirs(theirs))}
            onKeepMine={() => save.keepMine(theirs)}
          />
        )}
      </div>
      <div className={styles.columns}>
        <PlayerPanel
          player={player}
          project={editor.project}
          resources={session.resources}
          isMixing={session.mixed.isMixing}
          format={format}
          onFormat={session.setFormat}
          overlays={canEdit ? overlays : null}
        >
          {canEdit ? <FormatsMenu editor={editor} /> : null}
        </PlayerPanel>
        {canEdit && current !== undefined ? (
          <aside className={styles.inspector} aria-label="Inspector">
            <VideoInspector
              session={session}
              videoId={stored.id}
              current={current}
              getSplitFrame={() => player.getState().frame - current.start}
              onEditLayers={() => open({ kind: 'layers', timed: current })}
              onRecord={() => open({ kind: 'record' })}
            />
          </aside>
        ) : null}
      </div>
      <ScenesView session={session} />
      <EditorDialogs opened={opened} stored={stored} session={session} onClose={() => setOpened(null)} />
      <LeaveDialog blocker={blocker} />
    </div>
  )
}
