import { countVideoUnits, VIDEO_FEATURE } from '@marquee/contract/video-renders'
import { type CaptionStyle, captionStyle } from '@marquee/creative/video-project'
import { CreditPrice } from '@marquee/ui/credit-price'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import { Captions, CaptionsOff, Mic, Type } from 'lucide-react'
import { creditsQuery } from '../../../api/credits.ts'
import { ChoiceCards } from '../../../wizard/components/choice-cards.tsx'
import { FormatChoice } from '../../../wizard/components/format-choice.tsx'
import wizard from '../../../wizard/components/wizard.module.css'
import { countFrames } from '../../state/video-draft.ts'
import { CAPTION_HINTS, CAPTION_LABELS } from '../../state/video-labels.ts'
import { MusicField } from '../sound/music-field.tsx'
import { VoiceField } from '../sound/voice-field.tsx'
import { VoicePrice } from '../sound/voice-price.tsx'
import { PlacementField } from '../placement-field.tsx'
import type { VideoStepProps } from './step-props.ts'

const ICONS: Readonly<Record<CaptionStyle, React.ReactNode>> = {
  karaoke: <Mic size={20} aria-hidden />,
  block: <Captions size={20} aria-hidden />,
  words: <Type size={20} aria-hidden />,
  none: <CaptionsOff size={20} aria-hidden />,
}
const CAPTIONS = (['karaoke', 'block', 'words', 'none'] as const satisfies readonly CaptionStyle[]).map((value) => ({
  value,
  title: CAPTION_LABELS[value],
  text: CAPTION_HINTS[value],
  icon: ICONS[value],
}))

/** The step for formats, captions and sound. It says what a voice and rendering will cost; the rest costs nothing. */
export function FinishStep({ draft, change }: VideoStepProps) {
  const spoken = draft.scenes.map((scene) => scene.spoken).filter((words) => words.trim() !== '')
  return (
    <div className={wizard.step}>
      <Field label="Title" isRequired>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={200}
            value={draft.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
      </Field>
      <FormatChoice value={draft.aspectRatios} onChange={(aspectRatios) => change({ aspectRatios })} />
      {draft.aspectRatios.includes('9:16') ? (
        <PlacementField value={draft.placement} onChange={(placement) => change({ placement })} />
      ) : null}
      <ChoiceCards
        label="Captions"
        choices={CAPTIONS}
        value={draft.captions}
        onChange={(captions) => change({ captions: captionStyle.parse(captions) })}
      />
      <VoiceField
        value={draft.voice}
        language={draft.writtenIn}
        sample={spoken[0]}
        onChange={(voice) => change({ voice })}
      />
      <VoicePrice voice={draft.voice} scenes={spoken.length} />
      <MusicField value={draft.bed} onChange={(bed) => change({ bed })} />
      <RenderPrice formats={draft.aspectRatios.length} frames={countFrames(draft.scenes)} />
    </div>
  )
}

function RenderPrice({ formats, frames }: { formats: number; frames: number }) {
  const credits = useQuery(creditsQuery())
  const price = credits.data?.prices.find(({ feature }) => feature === VIDEO_FEATURE)?.credits
  return price === undefined ? null : (
    <p className={wizard.note}>
      Laying out and editing the video costs nothing. Rendering it in {formats === 1 ? 'this format' : 'these formats'}{' '}
      will cost <CreditPrice credits={price * countVideoUnits(frames) * formats} />.
    </p>
  )
}
