import type { SpeakingVoice } from '@marquee/contract/video-voices'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { speakingVoicesQuery, useSampleVoice } from '../../api/video-voices.ts'
import { readSound } from '../../state/read-sound.ts'
import { useSamplePlayer } from '../../state/use-sample-player.ts'
import { ListenButton } from './listen-button.tsx'
import styles from './sound-fields.module.css'

export type VoiceChoice = Pick<SpeakingVoice, 'maker' | 'voice'>

interface VoiceFieldProps {
  /** Null: nothing is spoken. */
  value: VoiceChoice | null
  /** The language of the words, as BCP 47. */
  language: string
  /** The sentence of the sample; without one there is no sample. */
  sample: string | undefined
  onChange: (voice: VoiceChoice | null) => void
}

const NONE = { value: '', label: 'No voice' }
const LONGEST_SAMPLE = 200
const ABOUT_PRICED =
  'Words that this voice has said before cost nothing. Its sample is free and is always the same sentence.'
const ABOUT_DRAFT =
  'A draft voice shows the timing; replace it by a provider’s voice or your own recording before you publish.'

/** Chooses the voice that speaks the scenes, which can be heard first. */
export function VoiceField({ value, language, sample, onChange }: VoiceFieldProps) {
  const { data: voices = [], isFetching } = useQuery(speakingVoicesQuery)
  const { mutateAsync: speak } = useSampleVoice()
  const player = useSamplePlayer()
  const [problem, setProblem] = useState('')
  const fitting = voices.filter((voice) => speaks(voice, language))
  const about = findVoicePrice(fitting, value) > 0 ? ABOUT_PRICED : ABOUT_DRAFT
  const hint = fitting.length === 0 && !isFetching ? 'There is no voice for this language.' : about

  async function load(voice: VoiceChoice, text: string) {
    setProblem('')
    try {
      return await readSound((await speak({ voice, text: text.slice(0, LONGEST_SAMPLE) })).url)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The voice could not be heard. Try again.')
      return null
    }
  }

  return (
    <Field label="Voice" hint={hint} error={problem === '' ? undefined : problem}>
      {(control) => (
        <span className={styles.row}>
          <Select
            {...control}
            className={styles.choice ?? ''}
            loading={isFetching}
            value={value === null ? '' : toKey(value)}
            options={[NONE, ...fitting.map((voice) => ({ value: toKey(voice), label: voice.title }))]}
            onChange={(key) => {
              player.stop()
              const voice = fitting.find((one) => toKey(one) === key)
              onChange(voice === undefined ? null : { maker: voice.maker, voice: voice.voice })
            }}
          />
          {value === null || sample === undefined ? null : (
            <ListenButton
              what="the voice"
              state={player}
              onPlay={() => void player.play('voice', () => load(value, sample))}
              onStop={player.stop}
            />
          )}
        </span>
      )}
    </Field>
  )
}

function toKey({ maker, voice }: VoiceChoice): string {
  return `${maker}:${voice}`
}

/** Credits for the words of one scene by the chosen voice. */
export function findVoicePrice(voices: readonly SpeakingVoice[], chosen: VoiceChoice | null): number {
  return voices.find((voice) => chosen !== null && toKey(voice) === toKey(chosen))?.price ?? 0
}

/** A voice speaks a language when it names no language, or one with the same first part. */
function speaks({ languages }: SpeakingVoice, language: string): boolean {
  const base = (tag: string) => tag.split('-')[0]?.toLowerCase()
  return languages.length === 0 || languages.some((one) => base(one) === base(language))
}
