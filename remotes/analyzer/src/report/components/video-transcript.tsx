import type { TranscriptSubject } from '@marquee/contract/transcripts'
import { TranscriptSection } from '@marquee/ui/transcript-section'
import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { LinkButton } from '@marquee/ui/link-button'
import { useId } from 'react'
import { transcriptSource } from '../../api/transcripts.ts'
import styles from './video-transcript.module.css'

interface VideoTranscriptProps {
  subject: TranscriptSubject
  name: string
  time: number
  onSeek: (seconds: number) => void
}

/** What the analyzed video says, beside its player. */
export function VideoTranscript({ subject, name, time, onSeek }: VideoTranscriptProps) {
  const id = useId()
  const canGenerate = useIsAllowed({ permission: 'generation.create', feature: 'generation' })
  // The words of an ad are another advertiser's: nothing is written from them.
  const isOwn = 'asset_id' in subject
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Transcript</h2>
      <TranscriptSection
        source={transcriptSource(subject)}
        fileName={`${name} transcript`}
        time={time}
        onSeek={onSeek}
        renderActions={isOwn && canGenerate ? (text) => <WriteFromWords text={text} /> : undefined}
      />
    </section>
  )
}

/** The writer takes over at most this many letters of an idea. */
const LONGEST_IDEA = 1000

/** Leads to the wizard of videos with what is said as its facts. */
function WriteFromWords({ text }: { text: string }) {
  return (
    <div>
      <LinkButton to={href('create-ai-video', { query: { idea: text.slice(0, LONGEST_IDEA) } })}>
        Write a video from these words
      </LinkButton>{' '}
      <span className={styles.hint}>Only if they are your own: the writer takes them as facts.</span>
    </div>
  )
}
