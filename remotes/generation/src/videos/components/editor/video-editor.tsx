import type { StoredVideo } from '@marquee/contract/videos'
import { listCues } from '@marquee/creative/list-cues'
import { findBed } from '@marquee/creative/music-beds'
import { countFrames, listTimedScenes, type TimedScene } from '@marquee/creative/scene-times'
import type { AspectRatio } from '@marquee/creative/formats'
import { LeaveDialog } from '@marquee/ui/leave-dialog'
import { Segmented, Tabs } from 'antd'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useAutosave } from '../../../editor/state/use-autosave.ts'
import { useUnsavedGuard } from '../../../editor/state/use-unsaved-guard.ts'
import { useCanGenerate } from '../../../state/rights.ts'
import { fetchVideo, saveVideo } from '../../api/videos.ts'
import { handleVideoKey } from '../../state/handle-video-key.ts'
import { getTellingFrame } from '../../state/telling-frame.ts'
import { useClipFrames } from '../../state/use-clip-frames.ts'
import { useMixedSound } from '../../state/use-mixed-sound.ts'
import { usePlayer, usePlayerState } from '../../state/use-player.ts'
import { useVideoEditor } from '../../state/use-video-editor.ts'
import { useVideoResources } from '../../state/use-video-resources.ts'
import { CaptionsInspector } from '../inspector/captions-inspector.tsx'
import { SceneInspector } from '../inspector/scene-inspector.tsx'
import { SoundInspector } from '../inspector/sound-inspector.tsx'
import { RenderDialog } from '../render/render-dialog.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { PlayerPanel } from './player-panel.tsx'
import { SceneTable } from './scene-table.tsx'
import { VideoConflict } from './video-conflict.tsx'
import styles from './video-editor.module.css'
import { VideoToolbar } from './video-toolbar.tsx'

// The image editor is loaded when layers are edited.
const SceneLayersDialog = lazy(async () => ({
  default: (await import('../layers/scene-layers-dialog.tsx')).SceneLayersDialog,
}))

type View = 'timeline' | 'list'

const VIEWS: { value: View; label: string }[] = [
  { value: 'timeline', label: 'Timeline' },
  { value: 'list', label: 'List' },
]

/** Edits the scenes, captions and sound of a video. The player shows exactly what is rendered. */
export function VideoEditor({ stored }: { stored: StoredVideo }) {
  const canEdit = useCanGenerate()
  const editor = useVideoEditor(stored)
  const { project, assets } = editor
  const length = countFrames(project)
  const { getClipFrame } = useClipFrames(assets)
  const resources = useVideoResources(project, assets, getClipFrame)
  const mixed = useMixedSound(project, assets)
  const player = usePlayer(length, mixed.sound)
  const [chosenFormat, setFormat] = useState<AspectRatio | null>(null)
  const format = project.aspect_ratios.find((ratio) => ratio === chosenFormat) ?? project.aspect_ratios[0] ?? '9:16'
  const [view, setView] = useState<View>(() => (window.matchMedia('(width < 720px)').matches ? 'list' : 'timeline'))
  const [isRendering, setIsRendering] = useState(false)
  const [layersOf, setLayersOf] = useState<TimedScene | null>(null)
  const save = useAutosave({
    stored,
    content: project,
    getContent: (one) => one.project,
    save: (sent, version) => saveVideo(stored.id, sent, version),
    load: () => fetchVideo(stored.id),
  })
  const { blocker } = useUnsavedGuard(save.state !== 'saved')
  const timed = useMemo(() => listTimedScenes(project), [project])
  const index = usePlayerState(player, ({ frame }) => {
    const found = timed.findIndex(({ end }) => frame < end)
    return found === -1 ? timed.length - 1 : found
  })
  const current = timed[index]
  const cues = useMemo(() => listCues(project, format), [project, format])
  const { theirs } = save

  function select(id: string): void {
    const found = timed.find(({ scene }) => scene.id === id)
    if (found !== undefined) {
      player.seek(found.start + getTellingFrame(found.scene))
    }
  }

  const header = <Segmented aria-label="View of the scenes" options={VIEWS} value={view} onChange={setView} />
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
          onRender={() => {
            player.pause()
            setIsRendering(true)
          }}
        />
        {theirs === null ? null : (
          <VideoConflict
            onLoadTheirs={() => editor.open(save.takeTheirs(theirs))}
            onKeepMine={() => save.keepMine(theirs)}
          />
        )}
      </div>
      <div className={styles.columns}>
        <PlayerPanel
          player={player}
          project={project}
          resources={resources}
          isMixing={mixed.isMixing}
          format={format}
          onFormat={setFormat}
        />
        {canEdit ? (
          <aside className={styles.inspector} aria-label="Inspector">
            <Tabs
              items={[
                {
                  key: 'scene',
                  label: `Scene ${index + 1}`,
                  children:
                    current === undefined ? null : (
                      <SceneInspector
                        key={current.scene.id}
                        editor={editor}
                        timed={current}
                        getSplitFrame={() => player.getState().frame - current.start}
                        onEditLayers={() => {
                          player.pause()
                          setLayersOf(current)
                        }}
                      />
                    ),
                },
                { key: 'captions', label: 'Captions', children: <CaptionsInspector editor={editor} /> },
                { key: 'sound', label: 'Sound', children: <SoundInspector editor={editor} videoId={stored.id} /> },
              ]}
            />
          </aside>
        ) : null}
      </div>
      {view === 'list' ? (
        <SceneTable header={header} editor={editor} current={index} canEdit={canEdit} onSelect={select} />
      ) : (
        <Timeline
          header={header}
          editor={editor}
          player={player}
          format={format}
          cues={cues}
          resources={resources}
          sourcePeaks={mixed.sourcePeaks}
          musicPeaks={mixed.musicPeaks}
          musicName={getMusicName(project)}
          current={index}
          canEdit={canEdit}
        />
      )}
      {isRendering ? (
        <RenderDialog
          videoId={stored.id}
          project={project}
          version={save.state === 'saved' ? save.getVersion() : null}
          onClose={() => setIsRendering(false)}
        />
      ) : null}
      {layersOf === null ? null : (
        <Suspense fallback={null}>
          <SceneLayersDialog
            project={project}
            timed={layersOf}
            assets={assets}
            format={format}
            onSave={(design) => editor.changeScene(layersOf.scene.id, design, 'layers')}
            onAdded={(asset) => editor.addAssets([asset])}
            onClose={() => setLayersOf(null)}
          />
        </Suspense>
      )}
      <LeaveDialog blocker={blocker} />
    </div>
  )
}

function getMusicName({ music }: StoredVideo['project']): string {
  if (music === null) {
    return ''
  }
  return music.source.kind === 'bed' ? (findBed(music.source.bed)?.name ?? 'Music') : 'Your music'
}
