import type { Cue } from '@marquee/creative/cue'
import type { VideoResources } from '@marquee/creative/draw-video-frame'
import type { AspectRatio } from '@marquee/creative/formats'
import { countFrames } from '@marquee/creative/scene-times'
import { Button } from 'antd'
import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, type WheelEvent, useEffect, useRef, useState } from 'react'
import type { Player } from '../../state/player.ts'
import { listCueBlocks, listOverlayBlocks, listSnapFrames, listTakeBlocks } from '../../state/timeline-model.ts'
import { clampScale, fitScale, snapFrame } from '../../state/timeline-scale.ts'
import type { Peaks } from '../../state/use-mixed-sound.ts'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import type { Overlays } from '../../state/use-overlays.ts'
import { BlockTrack } from './block-track.tsx'
import { OverlayTrack } from './overlay-track.tsx'
import { Playhead } from './playhead.tsx'
import { Ruler } from './ruler.tsx'
import { SceneTrack } from './scene-track.tsx'
import styles from './timeline.module.css'
import { Waveform } from './waveform.tsx'

interface TimelineProps {
  /** Shown at the start of the line above the tracks. */
  header: ReactNode
  editor: VideoEditor
  overlays: Overlays
  player: Player
  format: AspectRatio
  cues: readonly Cue[]
  resources: VideoResources | null
  sourcePeaks: ReadonlyMap<string, Peaks>
  musicPeaks: Peaks
  musicName: string
  /** The index of the scene at the playhead. */
  current: number
  canEdit: boolean
}

const ZOOM_STEP = 1.4
/** In pixels of the screen. */
const SNAP_REACH = 8

/** The tracks of the video. Everything that is dragged here has a field or a key as well; the list view shows the same as a table. */
export function Timeline(props: TimelineProps) {
  const { header, editor, overlays, player, format, cues, resources, current, canEdit } = props
  const { sourcePeaks, musicPeaks, musicName } = props
  const { project } = editor
  const overlayBlocks = listOverlayBlocks(project)
  const lanes = Math.max(1, ...overlayBlocks.map(({ lane }) => lane + 1))
  const length = countFrames(project)
  const scroller = useRef<HTMLDivElement>(null)
  const [chosenScale, setScale] = useState<number | null>(null)
  const width = useWidth(scroller)
  const scale = chosenScale ?? fitScale(length, width - MARGIN)

  function snap(frame: number): number {
    return snapFrame(frame, listSnapFrames(project, player.getState().frame), SNAP_REACH / scale)
  }

  function handleWheel(event: WheelEvent): void {
    if (event.ctrlKey || event.metaKey) {
      setScale(clampScale(scale * (event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP)))
    }
  }

  return (
    <section
      className={styles.timeline}
      style={{ '--overlay-lanes': lanes } as React.CSSProperties}
      aria-label="Timeline"
    >
      <div className={styles.head}>
        {header}
        <ZoomButtons scale={scale} onScale={setScale} />
      </div>
      <div className={styles.labels} aria-hidden>
        {['', 'Scenes', 'Overlay', 'Captions', 'Voice', 'Music'].map((label, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the tracks never change
          <span key={index} className={styles.label} data-row={index}>
            {label}
          </span>
        ))}
      </div>
      <div
        ref={scroller}
        className={styles.scroller}
        onWheel={handleWheel}
        tabIndex={0}
        role="group"
        aria-label="Tracks"
      >
        <div className={styles.tracks} style={{ width: Math.max(width, length * scale + MARGIN) }}>
          <Ruler player={player} length={length} scale={scale} />
          <div className={styles.track} data-row="1">
            <SceneTrack
              project={project}
              format={format}
              resources={resources}
              scale={scale}
              current={current}
              canEdit={canEdit}
              snap={snap}
              onSeek={(frame) => {
                overlays.choose(null)
                player.seek(frame)
              }}
              onMove={editor.moveScene}
              onDuration={editor.setDuration}
            />
          </div>
          <div className={styles.track} data-row="2">
            <OverlayTrack blocks={overlayBlocks} overlays={overlays} scale={scale} canEdit={canEdit} snap={snap} />
          </div>
          <div className={styles.track} data-row="3">
            <BlockTrack kind="caption" blocks={listCueBlocks(cues)} scale={scale} onPress={seekTo} />
          </div>
          <div className={styles.track} data-row="4">
            <BlockTrack
              kind="voice"
              blocks={listTakeBlocks(project)}
              scale={scale}
              onPress={seekTo}
              onMove={canEdit ? (take, start) => editor.moveTake(take.id, snap(start)) : undefined}
            >
              {(take) => (
                <Waveform peaks={sourcePeaks.get(take.assetId) ?? []} from={take.from} frames={take.end - take.start} />
              )}
            </BlockTrack>
          </div>
          <div className={styles.track} data-row="5">
            {project.music === null ? null : (
              <BlockTrack
                kind="music"
                blocks={[{ id: 'music', label: musicName, start: 0, end: length }]}
                scale={scale}
              >
                {() => <Waveform peaks={musicPeaks} from={0} frames={length} />}
              </BlockTrack>
            )}
          </div>
          <Playhead player={player} scale={scale} scroller={scroller} />
        </div>
      </div>
    </section>
  )

  function seekTo({ start }: { start: number }): void {
    player.seek(start)
  }
}

interface ZoomButtonsProps {
  scale: number
  /** Null: the whole video fits. */
  onScale: (scale: number | null) => void
}

function ZoomButtons({ scale, onScale }: ZoomButtonsProps) {
  return (
    <div className={styles.zoom} role="group" aria-label="Zoom of the timeline">
      <Button
        type="text"
        size="small"
        aria-label="Zoom out"
        icon={<ZoomOut size={16} aria-hidden />}
        onClick={() => onScale(clampScale(scale / ZOOM_STEP))}
      />
      <Button
        type="text"
        size="small"
        aria-label="Zoom in"
        icon={<ZoomIn size={16} aria-hidden />}
        onClick={() => onScale(clampScale(scale * ZOOM_STEP))}
      />
      <Button
        type="text"
        size="small"
        aria-label="Fit the timeline"
        icon={<Maximize2 size={14} aria-hidden />}
        onClick={() => onScale(null)}
      />
    </div>
  )
}

/** Space after the last frame, in pixels. */
const MARGIN = 24

function useWidth(ref: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(800)
  useEffect(() => {
    const element = ref.current
    if (element === null) {
      return undefined
    }
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
