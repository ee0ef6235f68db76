import { ApiError } from '@marquee/api-client/api-error'
import { type CaptionsMode, countVideoUnits, VIDEO_FEATURE, type VideoEncoding } from '@marquee/contract/video-renders'
import type { VideoProject } from '@marquee/creative/video-project'
import { countFrames } from '@marquee/creative/scene-times'
import { useTrack } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { PriceButton } from '@marquee/ui/price-button'
import { useQuery } from '@tanstack/react-query'
import { InputNumber, Select } from 'antd'
import { FileVideo, Globe } from 'lucide-react'
import { useState } from 'react'
import { creditsQuery } from '../../../api/credits.ts'
import { ChoiceCards } from '../../../wizard/components/choice-cards.tsx'
import { FormatChoice } from '../../../wizard/components/format-choice.tsx'
import { useCreateVideoRender } from '../../api/video-renders.ts'
import styles from './render.module.css'

const ENCODINGS = [
  {
    value: 'mp4',
    title: 'MP4',
    text: 'H.264 and AAC: every ad platform takes it. It is made by x264, an optional part under the GPL.',
    icon: <FileVideo size={20} aria-hidden />,
  },
  {
    value: 'webm',
    title: 'WebM',
    text: 'VP9 and Opus: free of licences. Not every ad platform takes it.',
    icon: <Globe size={20} aria-hidden />,
  },
] as const satisfies readonly { value: VideoEncoding; title: string; text: string; icon: React.ReactNode }[]

const CAPTIONS: { value: CaptionsMode; label: string }[] = [
  { value: 'burnt', label: 'Drawn into the video' },
  { value: 'srt', label: 'A file beside it: SRT' },
  { value: 'webvtt', label: 'A file beside it: WebVTT' },
  { value: 'none', label: 'No captions' },
]

interface RenderFormProps {
  videoId: string
  project: VideoProject
  version: number | null
}

/** What is rendered, and what it costs. */
export function RenderForm({ videoId, project, version }: RenderFormProps) {
  const [formats, setFormats] = useState(project.aspect_ratios)
  const [encoding, setEncoding] = useState<VideoEncoding>('mp4')
  const [captions, setCaptions] = useState<CaptionsMode>(project.captions.style === 'none' ? 'none' : 'burnt')
  const [limit, setLimit] = useState<number | null>(null)
  const [key, setKey] = useState<string>(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string>()
  const track = useTrack()
  const { mutateAsync, isPending } = useCreateVideoRender(videoId)
  const { price, available } = useRenderPrice(project, formats.length)

  async function render(): Promise<void> {
    if (version === null) {
      return
    }
    setProblem(undefined)
    try {
      await mutateAsync({
        idempotency_key: key,
        version,
        aspect_ratios: formats,
        encoding,
        captions,
        credit_limit: limit,
      })
      track('render ordered', { formats: formats.length, encoding })
      setKey(crypto.randomUUID())
    } catch (failure) {
      setProblem(toMessage(failure))
    }
  }

  return (
    <div className={styles.form}>
      <FormatChoice offered={project.aspect_ratios} value={formats} onChange={setFormats} />
      <ChoiceCards label="File" choices={ENCODINGS} value={encoding} onChange={setEncoding} />
      <Field label="Captions">
        {(control) => <Select {...control} value={captions} options={CAPTIONS} onChange={setCaptions} />}
      </Field>
      <Field label="At most" isOptional hint="In credits. A render that would cost more is not started.">
        {(control) => <InputNumber {...control} min={1} precision={0} value={limit} onChange={setLimit} />}
      </Field>
      <div className={styles.order}>
        <PriceButton
          price={price ?? 0}
          available={available}
          topUpHref={href('account-settings.credits')}
          loading={isPending}
          disabled={version === null || formats.length === 0 || price === undefined}
          onClick={() => void render()}
        >
          {formats.length === 1 ? 'Render' : `Render ${formats.length} formats`}
        </PriceButton>
        <OrderNote problem={problem} isSaving={version === null} />
      </div>
    </div>
  )
}

/** The price of a render in credits, undefined until it is known, and the balance. */
function useRenderPrice(project: VideoProject, formats: number) {
  const { data } = useQuery(creditsQuery())
  const unit = data?.prices.find(({ feature }) => feature === VIDEO_FEATURE)?.credits
  const units = countVideoUnits(countFrames(project)) * formats
  return { price: unit === undefined ? undefined : unit * units, available: data?.available }
}

function OrderNote({ problem, isSaving }: { problem: string | undefined; isSaving: boolean }) {
  if (problem !== undefined) {
    return (
      <span className={styles.note} role="alert">
        {problem}
      </span>
    )
  }
  return (
    <span className={styles.note}>
      {isSaving ? 'Your changes are being saved…' : 'A render that fails or is canceled costs nothing.'}
    </span>
  )
}

function toMessage(failure: unknown): string {
  if (failure instanceof ApiError && failure.status === 422) {
    return Object.values(failure.fields).flat()[0] ?? failure.message
  }
  return failure instanceof Error ? failure.message : 'The render was not ordered. Try again.'
}
