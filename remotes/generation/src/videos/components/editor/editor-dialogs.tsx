import type { StoredVideo } from '@marquee/contract/videos'
import type { TimedScene } from '@marquee/creative/scene-times'
import { lazy, Suspense } from 'react'
import type { VideoSession } from '../../state/use-video-session.ts'
import { VideoActionDialog } from '../list/video-actions.tsx'
import { RenderDialog } from '../render/render-dialog.tsx'

// The image editor and the recorder are loaded when they are opened.
const SceneLayersDialog = lazy(async () => ({
  default: (await import('../layers/scene-layers-dialog.tsx')).SceneLayersDialog,
}))
const RecordDialog = lazy(async () => ({
  default: (await import('../recording/record-dialog.tsx')).RecordDialog,
}))

/** What is open above the editor. */
export type OpenedDialog =
  | { kind: 'render' | 'share' | 'attach' }
  | { kind: 'record' }
  | { kind: 'layers'; timed: TimedScene }
  | null

interface EditorDialogsProps {
  opened: OpenedDialog
  stored: StoredVideo
  session: VideoSession
  onClose: () => void
}

/** The dialogs of the editor. */
export function EditorDialogs({ opened, stored, session, onClose }: EditorDialogsProps) {
  const { editor, save, format } = session
  switch (opened?.kind) {
    case 'render':
      return (
        <RenderDialog
          videoId={stored.id}
          title={stored.title}
          editor={editor}
          version={save.state === 'saved' ? save.getVersion() : null}
          onClose={onClose}
        />
      )
    case 'share':
    case 'attach':
      return <VideoActionDialog video={stored} action={opened.kind} onClose={onClose} />
    case 'record':
      return (
        <Suspense fallback={null}>
          <RecordDialog editor={editor} videoId={stored.id} onClose={onClose} />
        </Suspense>
      )
    case 'layers':
      return (
        <Suspense fallback={null}>
          <SceneLayersDialog
            project={editor.project}
            timed={opened.timed}
            assets={editor.assets}
            format={format}
            onSave={(design) => editor.changeScene(opened.timed.scene.id, design, 'layers')}
            onAdded={(asset) => editor.addAssets([asset])}
            onClose={onClose}
          />
        </Suspense>
      )
    case undefined:
      return null
  }
}
