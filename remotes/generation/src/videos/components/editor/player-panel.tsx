import type { VideoResources } from '@marquee/creative/draw-video-frame'
import { type AspectRatio, FULL_SIZE } from '@marquee/creative/formats'
import { listCues } from '@marquee/creative/list-cues'
import { countFrames } from '@marquee/creative/scene-times'
import type { VideoProject } from '@marquee/creative/video-project'
import { Segmented, Switch } from 'antd'
import { type ReactNode, useId, useMemo, useState } from 'react'
import type { Player } from '../../state/player.ts'
import type { Overlays } from '../../state/use-overlays.ts'
import { OverlayHandles } from '../overlays/overlay-handles.tsx'
import { PlayerCanvas } from './player-canvas.tsx'
import styles from './player-panel.module.css'
import { Transport } from './transport.tsx'

interface PlayerPanelProps {
  player: Player
  project: VideoProject
  resources: VideoResources | null
  isMixing: boolean
  format: AspectRatio
  onFormat: (format: AspectRatio) => void
  /** Null for users who may only view. */
  overlays: Overlays | null
  /** Shown beside the choice of the format. */
  children: ReactNode
}

/** The player with one format, or all formats side by side. */
export function PlayerPanel(props: PlayerPanelProps) {
  const { player, project, resources, isMixing, format, onFormat, overlays, children } = props
  const [showsAll, setShowsAll] = useState(false)
  const switchId = useId()
  const shown = showsAll ? project.aspect_ratios : [format]
  return (
    <section className={styles.panel} aria-label="Preview">
      <div className={styles.stages}>
        {shown.map((ratio) => (
          <FormatStage
            key={ratio}
            player={player}
            project={project}
            format={ratio}
            resources={resources}
            overlays={overlays}
            share={1 / shown.length}
          />
        ))}
      </div>
      <Transport player={player} length={countFrames(project)} isMixing={isMixing}>
        <div className={styles.formats}>
          {project.aspect_ratios.length === 1 ? null : (
            <>
              <Segmented
                aria-label="Format"
                disabled={showsAll}
                options={project.aspect_ratios}
                value={format}
                onChange={onFormat}
              />
              <span className={styles.switch}>
                <Switch size="small" id={switchId} checked={showsAll} onChange={setShowsAll} />
                <label htmlFor={switchId}>Side by side</label>
              </span>
            </>
          )}
          {children}
        </div>
      </Transport>
    </section>
  )
}

interface FormatStageProps extends Pick<PlayerPanelProps, 'player' | 'project' | 'format' | 'resources' | 'overlays'> {
  /** The part of the panel's width that is there for it. */
  share: number
}

/** A format keeps its shape within both the width and the height that there is. */
function FormatStage({ player, project, format, resources, overlays, share }: FormatStageProps) {
  const cues = useMemo(() => listCues(project, format), [project, format])
  const { width, height } = FULL_SIZE[format]
  return (
    <div className={styles.stage} style={{ width: `min(${share * 97}cqw, ${(100 * width) / height}cqh)` }}>
      <PlayerCanvas player={player} project={project} format={format} cues={cues} resources={resources} />
      {overlays === null ? null : (
        <OverlayHandles player={player} project={project} format={format} overlays={overlays} />
      )}
    </div>
  )
}
