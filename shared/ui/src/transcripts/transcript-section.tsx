import { changesWith } from '@marquee/api-client/live-queries'
import { joinWords, toTranscriptLines, type TranscriptLine } from '@marquee/contract/transcript-lines'
import type { FoundTranscript, VideoTranscript } from '@marquee/contract/transcripts'
import { useIsAllowed, useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Popconfirm, Button, Progress } from 'antd'
import { useId, useState } from 'react'
import { PriceButton } from '../credits/price-button.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { TranscriptView } from './transcript-view.tsx'
import styles from './transcript-view.module.css'

/** The calls that read, order and remove the transcript of one video. */
export interface TranscriptSource {
  queryKey: readonly string[]
  load: (signal: AbortSignal) => Promise<FoundTranscript>
  /** The credits of the workspace that are left. */
  loadBalance: (signal: AbortSignal) => Promise<number>
  order: (key: string) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
}

interface TranscriptSectionProps {
  source: TranscriptSource
  /** What the source of the video says that is said; shown while the workspace has no transcript of its own. */
  sourceLines?: readonly Pick<TranscriptLine, 'start_s' | 'end_s' | 'text'>[]
  /** What can be done with the words of a finished transcript. */
  renderActions?: ((text: string) => React.ReactNode) | undefined
  fileName: string
  time: number
  onSeek?: ((seconds: number) => void) | undefined
}

/** The transcript of a video: the words when there are some, else what would write them and what it costs. */
export function TranscriptSection({ source, sourceLines = [], renderActions, ...view }: TranscriptSectionProps) {
  const { queryKey, load } = source
  const query = useQuery({ queryKey, meta: changesWith('transcripts'), queryFn: ({ signal }) => load(signal) })
  if (query.data === undefined) {
    return query.error === null ? null : (
      <ErrorState title="The transcript could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const { transcript } = query.data
  const isMissing = transcript === null || transcript.state === 'failed'
  if (isMissing && sourceLines.length > 0) {
    return <TranscriptView {...view} lines={sourceLines.map((line) => ({ ...line, words: [] }))} />
  }
  if (isMissing) {
    return <Offer source={source} found={query.data} />
  }
  return transcript.state === 'done' ? (
    <Finished source={source} transcript={transcript} view={view} renderActions={renderActions} />
  ) : (
    <div className={styles.offer} role="status">
      <p>{transcript.state === 'waiting' ? 'Waiting for its turn' : 'Listening to the video'}</p>
      <Progress percent={transcript.progress} aria-label="Progress of the transcript" />
    </div>
  )
}

interface FinishedProps extends Pick<TranscriptSectionProps, 'renderActions'> {
  source: TranscriptSource
  transcript: VideoTranscript
  view: Omit<TranscriptSectionProps, 'source' | 'sourceLines' | 'renderActions'>
}

function Finished({ source, transcript: { id, words, note, model }, view, renderActions }: FinishedProps) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const canChange = useIsAllowed({ permission: 'generation.create', feature: 'generation' })
  const remove = useMutation({
    mutationFn: () => source.remove(id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: source.queryKey }),
    onError: ({ message }) => showToast({ severity: 'error', summary: 'It was not removed', detail: message }),
  })
  return (
    <div className={styles.state}>
      {note === null ? null : <Alert type="info" showIcon title={note} />}
      {words.length === 0 ? null : <TranscriptView {...view} lines={toTranscriptLines(words)} />}
      {words.length === 0 ? null : renderActions?.(joinWords(words))}
      <p className={styles.note}>
        Written by {model}. It may mishear names and numbers.
        {canChange ? (
          <Popconfirm
            title="Remove this transcript?"
            description="A new one costs its price again."
            okText="Remove"
            onConfirm={() => remove.mutate()}
          >
            <Button type="link" size="small" loading={remove.isPending}>
              Remove it
            </Button>
          </Popconfirm>
        ) : null}
      </p>
    </div>
  )
}

/** What a transcript needs, or what it costs. */
function Offer({ source, found: { transcript, offer } }: { source: TranscriptSource; found: FoundTranscript }) {
  const canOrder = useIsAllowed({ permission: 'generation.create', feature: 'generation' })
  const queryClient = useQueryClient()
  const showToast = useToast()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const reason = useId()
  const { data: available } = useQuery({
    queryKey: [...source.queryKey, 'balance'],
    meta: changesWith('credits'),
    queryFn: ({ signal }) => source.loadBalance(signal),
    enabled: canOrder && offer.missing === null,
  })
  const order = useMutation({
    mutationFn: () => source.order(key),
    onSuccess: () => {
      setKey(crypto.randomUUID())
      return queryClient.invalidateQueries({ queryKey: source.queryKey })
    },
    onError: ({ message }) => showToast({ severity: 'error', summary: 'No transcript was ordered', detail: message }),
  })
  return (
    <div className={styles.offer}>
      {transcript?.failed_reason ? <Alert type="error" showIcon title={transcript.failed_reason} /> : null}
      <p id={reason}>{offer.missing ?? `${offer.model} writes down what is said, with the time of each word.`}</p>
      {canOrder && offer.missing === null ? (
        <PriceButton
          price={offer.price}
          available={available}
          loading={order.isPending}
          topUpHref={href('account-settings.credits')}
          onClick={() => order.mutate()}
        >
          {transcript === null ? 'Write the transcript' : 'Try again'}
        </PriceButton>
      ) : null}
    </div>
  )
}
