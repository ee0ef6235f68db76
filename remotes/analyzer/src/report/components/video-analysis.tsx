import type { AnalysisResult, CreativeAnalysis, Finding, VideoFacts } from '@marquee/contract/creative-analyses'
import type { TranscriptSubject } from '@marquee/contract/transcripts'
import { useState } from 'react'
import { usePlayer } from '../state/use-player.ts'
import type { Overlay } from './creative-view.tsx'
import styles from './analysis-report.module.css'
import { FindingList } from './finding-list.tsx'
import { OverlayChoice } from './overlay-choice.tsx'
import { Palette } from './palette.tsx'
import { ScoreCard } from './score-card.tsx'
import { ShotStrip } from './shot-strip.tsx'
import { VideoSound } from './video-sound.tsx'
import { VideoTimeline } from './video-timeline.tsx'
import { VideoView } from './video-view.tsx'

interface VideoAnalysisProps {
  analysis: Pick<CreativeAnalysis, 'name' | 'image_url' | 'file_url' | 'sheet_url'>
  result: AnalysisResult
  video: VideoFacts
  /** What the transcript is written of; missing where there is none to read or to order, as behind a link. */
  subject?: TranscriptSubject | undefined
}

/** A video with its timeline, its shots, its sound, and everything that was found. */
export function VideoAnalysis({ analysis, result, video, subject }: VideoAnalysisProps) {
  const player = usePlayer()
  const [chosen, setChosen] = useState<Finding | null>(null)
  const [overlay, setOverlay] = useState<Overlay>('none')

  function choose(finding: Finding | null): void {
    setChosen(finding)
    setOverlay(finding?.placement ?? 'none')
    const [span] = finding?.spans ?? []
    if (span !== undefined) {
      // A small offset selects the frame of this time, not the frame before it.
      player.seek(span.start_s + 0.01)
    }
  }
  function seek(seconds: number): void {
    setChosen(null)
    player.seek(seconds + 0.01)
  }
  function changeOverlay(next: Overlay): void {
    setOverlay(next)
    if (next === 'attention') {
      seek(video.key_frame_s)
    }
  }
  // Places belong to one frame: they go as soon as the video plays on.
  const isAtPlaces = Math.abs(player.time - (chosen?.spans?.[0]?.start_s ?? 0)) < 0.2
  return (
    <div className={styles.columns}>
      <ScoreCard score={result.score} />
      <div className={styles.sections}>
        <div>
          <VideoView
            fileUrl={analysis.file_url}
            posterUrl={analysis.image_url}
            name={analysis.name}
            result={result}
            player={player}
            overlay={overlay}
            places={isAtPlaces ? (chosen?.places ?? []) : []}
          />
          <VideoTimeline video={video} time={player.time} onSeek={seek} />
          <ShotStrip
            video={video}
            ratio={result.width / result.height}
            sheetUrl={analysis.sheet_url}
            time={player.time}
            onSeek={seek}
          />
        </div>
        <OverlayChoice result={result} value={overlay} onChange={changeOverlay} />
        <VideoSound video={video} subject={subject} name={analysis.name} time={player.time} onSeek={seek} />
        <Palette colors={result.palette} />
      </div>
      <div className={styles.sections}>
        <FindingList findings={result.findings} chosen={chosen} onChoose={choose} />
      </div>
    </div>
  )
}
