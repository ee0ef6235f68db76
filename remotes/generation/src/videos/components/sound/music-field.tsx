import { musicBeds, musicMoods } from '@marquee/creative/music-beds'
import { SAMPLES_PER_SECOND } from '@marquee/creative/video-time'
import { Field } from '@marquee/ui/field'
import { Select } from 'antd'
import { useMixer } from '../../state/use-mixer.ts'
import { useSamplePlayer } from '../../state/use-sample-player.ts'
import { MOOD_LABELS } from '../../state/video-labels.ts'
import { ListenButton } from './listen-button.tsx'
import styles from './sound-fields.module.css'

const NONE = { value: '', label: 'No music' }
const OPTIONS = [
  NONE,
  ...musicMoods.map((mood) => ({
    label: MOOD_LABELS[mood],
    options: musicBeds.filter((bed) => bed.mood === mood).map(({ id, name }) => ({ value: id, label: name })),
  })),
]
const BED_HINT = 'Made by Marquee: free to use in ads everywhere. It gets quieter while the voice speaks.'
/** Stands for the user's own song among the beds. */
const SONG = 'song'
const SAMPLE_SECONDS = 12

interface MusicFieldProps {
  /** The id of a music bed; null: no music. */
  value: string | null
  /** The name of a song that is used instead of a bed. */
  song?: string | null
  onChange: (bed: string | null) => void
}

/** Chooses the music, which can be heard first. */
export function MusicField({ value, song = null, onChange }: MusicFieldProps) {
  const getMixer = useMixer()
  const sample = useSamplePlayer()

  async function load(bed: string) {
    const plan = {
      samples: SAMPLE_SECONDS * SAMPLES_PER_SECOND,
      sounds: [],
      music: {
        source: { kind: 'bed' as const, bed },
        from: 0,
        volume: 1,
        ducking: 1,
        fade_in: 0,
        fade_out: 0,
        spoken: [],
      },
    }
    return (await getMixer()).mix(plan)
  }

  return (
    <Field label="Music" hint={song === null ? BED_HINT : undefined}>
      {(control) => (
        <span className={styles.row}>
          <Select
            {...control}
            className={styles.choice ?? ''}
            value={song === null ? (value ?? '') : SONG}
            options={song === null ? OPTIONS : [...OPTIONS, { value: SONG, label: song }]}
            onChange={(bed) => {
              sample.stop()
              if (bed !== SONG) {
                onChange(bed === '' ? null : bed)
              }
            }}
          />
          {value === null ? null : (
            <ListenButton
              what="the music"
              state={sample}
              onPlay={() => void sample.play('music', () => load(value))}
              onStop={sample.stop}
            />
          )}
        </span>
      )}
    </Field>
  )
}
