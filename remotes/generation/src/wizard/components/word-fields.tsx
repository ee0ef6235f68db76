import { type WordBinding, WORD_LIMITS, type WrittenAngle } from '@marquee/contract/image-words'
import { Field } from '@marquee/ui/field'
import { Input } from 'antd'
import { WORD_LABELS } from '../../state/image-labels.ts'
import { FactNote } from './fact-note.tsx'
import type { StepProps } from './source-step.tsx'
import styles from './words-step.module.css'

const PLACES = Object.keys(WORD_LIMITS) as WordBinding[]
const LONG_PLACES: ReadonlySet<WordBinding> = new Set(['body', 'quote'])

interface WordFieldsProps extends Pick<StepProps, 'draft' | 'change'> {
  /** The angle that the texts started from; a text that was not edited shows the fact behind it. */
  angle: WrittenAngle | undefined
}

/** Every text can be edited; empty texts are left out of the image. */
export function WordFields({ draft, change, angle }: WordFieldsProps) {
  return (
    <section aria-label="Words" className={styles.fields}>
      <h2 className={styles.title}>Edit the words</h2>
      <div className={styles.grid}>
        {PLACES.map((place) => (
          <div key={place} className={LONG_PLACES.has(place) ? styles.wide : undefined}>
            <WordField
              place={place}
              value={draft.words[place] ?? ''}
              onChange={(text) => change({ words: { ...draft.words, [place]: text } })}
            />
            <FactNote fact={angle?.words[place] === draft.words[place] ? angle?.facts[place] : undefined} />
          </div>
        ))}
      </div>
    </section>
  )
}

interface WordFieldProps {
  place: WordBinding
  value: string
  onChange: (text: string) => void
}

function WordField({ place, value, onChange }: WordFieldProps) {
  const isRequired = place === 'headline' || place === 'call_to_action'
  const shared = { value, maxLength: WORD_LIMITS[place], showCount: true, dir: 'auto' }
  return (
    <Field
      label={WORD_LABELS[place]}
      isRequired={isRequired}
      error={
        isRequired && value.trim() === ''
          ? `Enter ${place === 'headline' ? 'a headline' : 'a call to action'}.`
          : undefined
      }
    >
      {(control) =>
        LONG_PLACES.has(place) ? (
          <Input.TextArea
            {...control}
            {...shared}
            autoSize={{ minRows: 2 }}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <Input {...control} {...shared} onChange={({ target }) => onChange(target.value)} />
        )
      }
    </Field>
  )
}
