import type { StoredVideo } from '@marquee/contract/videos'
import type { TimedScene } from '@marquee/creative/scene-times'
import { LeaveDialog } from '@marquee/ui/leave-dialog'
import { lazy, Suspense, useState } from 'react'
import { useUnsavedGuard } from '../../../editor/state/use-unsaved-guard.ts'
import { handleVideoKey } from '../../state/handle-video-key.ts'
import { useVideoSession } from '../../state/use-video-session.ts'
import { VideoInspector } from '../inspector/video-inspector.tsx'
import { RenderDialog } from '../render/render-dialog.tsx'
import { PlayerPanel } from './player-panel.tsx'
import { ScenesView } from './scenes-view.tsx'
import { SaveConflict } from '../../../components/save-conflict.tsx'
import styles from './video-editor.module.css'
import { VideoToolbar } from './video-toolbar.tsx'

// The image editor is loaded when layers are edited.
const SceneLayersDialog = lazy(async () => ({
  default: (await import('../layers/scene-layers-dialog.tsx')).SceneLayersDialog,
}))

/** What is open above the editor. */
type Opened = { kind: 'render' } | { kind: 'layers'; timed: TimedScene } | null

/** Edits the scenes, captions and sound of a video. The player shows exactly what is rendered. */
export function VideoEditor({ stored }: { stored: StoredVideo }) {
  const session = useVideoSession(stored)
  const { editor, player, save, current, length, canEdit, format } = session
  const { blocker } = useUnsavedGuard(save.state !== 'saved')
  const [opened, setOpened] = useState<Opened>(null)
  const { theirs } = save

  function open(next: Opened): void {
    player.pause()
    setOpened(next)
  }

  return (
    <div
      className={styles.editor}
      onKeyDown={(event) => handleVideoKey(event, { player, editor, current, length, canEdit })}
    >
      <div className={styles.head}>
        <VideoToolbar
          title={stored.title}
          editor={editor}
          canEdit={canEdit}
          saveState={save.state}
          onRetry={save.retry}
          onRender={() => open({ kind: 'render' })}
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
        />
        {canEdit && current !== undefined ? (
          <aside className={styles.inspector} aria-label="Inspector">
            <VideoInspector
              editor={editor}
              videoId={stored.id}
              current={current}
              getSplitFrame={() => player.getState().frame - current.start}
              onEditLayers={() => open({ kind: 'layers', timed: current })}
            />
          </aside>
        ) : null}
      </div>
      <ScenesView session={session} />
      {opened?.kind === 'render' ? (
        <RenderDialog
          videoId={stored.id}
          title={stored.title}
          project={editor.project}
          version={save.state === 'saved' ? save.getVersion() : null}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened?.kind === 'layers' ? (
        <Suspense fallback={null}>
          <SceneLayersDialog
            project={editor.project}
            timed={opened.timed}
            assets={editor.assets}
            format={format}
            onSave={(design) => editor.changeScene(opened.timed.scene.id, design, 'layers')}
            onAdded={(asset) => editor.addAssets([asset])}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
      <LeaveDialog blocker={blocker} />
    </div>
  )
}
