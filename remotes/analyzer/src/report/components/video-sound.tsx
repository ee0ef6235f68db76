import type { VideoFacts } from '@marquee/contract/creative-analyses'
import type { TranscriptSubject } from '@marquee/contract/transcripts'
import { SoundCurve } from './sound-curve.tsx'
import { VideoTranscript } from './video-transcript.tsx'

interface VideoSoundProps {
  video: VideoFacts
  /** What the transcript is written of; missing where there is none to read or to order, as behind a link. */
  subject: TranscriptSubject | undefined
  name: string
  time: number
  onSeek: (seconds: number) => void
}

/** What a video says, and how loud it is. Renders nothing for a video without sound. */
export function VideoSound({ video: { sound }, subject, ...player }: VideoSoundProps) {
  return sound === null ? null : (
    <>
      {subject === undefined ? null : <VideoTranscript subject={subject} {...player} />}
      <SoundCurve sound={sound} />
    </>
  )
}
