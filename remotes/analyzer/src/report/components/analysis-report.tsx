import type { AnalysisResult, CreativeAnalysis, Finding } from '@marquee/contract/creative-analyses'
import type { TranscriptSubject } from '@marquee/contract/transcripts'
import { useState } from 'react'
import styles from './analysis-report.module.css'
import { CreativeView, type Overlay } from './creative-view.tsx'
import { FindingList } from './finding-list.tsx'
import { OverlayChoice } from './overlay-choice.tsx'
import { Palette } from './palette.tsx'
import { ScoreCard } from './score-card.tsx'
import { VideoAnalysis } from './video-analysis.tsx'

interface AnalysisReportProps {
  analysis: Pick<CreativeAnalysis, 'name' | 'image_url' | 'file_url' | 'sheet_url'>
  result: AnalysisResult
  subject?: TranscriptSubject | undefined
}

/** The findings on a creative. */
export function AnalysisReport({ analysis, result, subject }: AnalysisReportProps) {
  return result.video === null ? (
    <ImageReport analysis={analysis} result={result} />
  ) : (
    <VideoAnalysis analysis={analysis} result={result} video={result.video} subject={subject} />
  )
}

/** The chosen finding is drawn at its place. */
function ImageReport({ analysis: { name, image_url }, result }: Omit<AnalysisReportProps, 'subject'>) {
  const [chosen, setChosen] = useState<Finding | null>(null)
  const [overlay, setOverlay] = useState<Overlay>('none')
  function choose(finding: Finding | null): void {
    setChosen(finding)
    setOverlay(finding?.placement ?? (finding?.group === 'attention' ? 'attention' : 'none'))
  }
  return (
    <div className={styles.columns}>
      <ScoreCard score={result.score} />
      <div className={styles.sticky}>
        <CreativeView
          imageUrl={image_url}
          name={name}
          result={result}
          overlay={overlay}
          places={chosen?.places ?? []}
        />
        <OverlayChoice result={result} value={overlay} onChange={setOverlay} />
        <Palette colors={result.palette} />
      </div>
      <div className={styles.sections}>
        <FindingList findings={result.findings} chosen={chosen} onChoose={choose} />
      </div>
    </div>
  )
}
