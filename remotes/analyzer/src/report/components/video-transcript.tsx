import type { TranscriptSubject } from '@marquee/contract/transcripts'
import { TranscriptSection } from '@marquee/ui/transcript-section'
import { useId } from 'react'
import { transcriptSource } from '../../api/transcripts.ts'

interface VideoTranscriptProps {
  subject: TranscriptSubject
  name: string
  time: number
  onSeek: (seconds: number) => void
}

/** What the analyzed video says, beside its player. */
export function VideoTranscript({ subject, name, time, onSeek }: VideoTranscriptProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Transcript</h2>
      <TranscriptSection
        source={transcriptSource(subject)}
        fileName={`${name} transcript`}
        time={time}
        onSeek={onSeek}
      />
    </section>
  )
}
