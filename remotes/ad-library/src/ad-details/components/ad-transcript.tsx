import { advertiserName } from '@marquee/contract/advertiser-name'
import type { Ad } from '@marquee/contract/ads'
import { hasVideo } from '@marquee/ui/has-video'
import { TranscriptSection } from '@marquee/ui/transcript-section'
import { TranscriptView } from '@marquee/ui/transcript-view'
import { useRef } from 'react'
import { adTranscriptSource } from '../../api/transcripts.ts'
import { usePlayerNearby } from '../state/use-player-nearby.ts'
import { DetailsSection } from './details-section.tsx'

/** The spoken text of the video, with times. If we or the source have the video, a click on a line plays it from there. */
export function AdTranscript({ ad }: { ad: Pick<Ad, 'id' | 'brand' | 'transcript' | 'media'> }) {
  const place = useRef<HTMLDivElement>(null)
  const player = usePlayerNearby(place)
  const canPlay = ad.media.some(hasVideo)
  const { transcript } = ad
  if (transcript.length === 0 && !canPlay) {
    return null
  }
  const fileName = `${advertiserName(ad)} transcript`
  return (
    <DetailsSection title="Transcript">
      <div ref={place}>
        {canPlay ? (
          <TranscriptSection
            source={adTranscriptSource(ad.id)}
            sourceLines={transcript}
            fileName={fileName}
            time={player.time}
            onSeek={player.seek}
          />
        ) : (
          <TranscriptView lines={transcript.map((line) => ({ ...line, words: [] }))} fileName={fileName} time={0} />
        )}
      </div>
    </DetailsSection>
  )
}
