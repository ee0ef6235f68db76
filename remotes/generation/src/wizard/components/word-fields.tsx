import type { CallOutput } from '@marquee/contract/endpoint'
import { type WordBinding, WORD_LIMITS, type WrittenAngle, type writeImageWords } from '@marquee/contract/image-words'
import type { LineFinding } from '@marquee/contract/line-checks'
import { Field } from '@marquee/ui/field'
import { Input } from 'antd'
import { useLineFindings } from '../../api/line-checks.ts'
import { WordNotes } from '../../components/word-notes.tsx'
import { WORD_LABELS } from '../../state/image-labels.ts'
import type { StepProps } from './source-step.tsx'
import styles from './words-step.module.css'

const PLACES = Object.keys(WORD_LIMITS) as WordBinding[]
const LONG_PLACES: ReadonlySet<WordBinding> = new Set(['body', 'quote'])

interface WordFieldsProps extends Pick<StepProps, 'draft' | 'change'> {
  /** The angles and who wrote them; undefined while they are written. */
  written: CallOutput<typeof writeImageWords> | undefined
}

/** Every text can be edited; empty texts are left out of the image. */
export function WordFields({ draft, change, written }: WordFieldsProps) {
  const angle = written?.data.find(({ key }) => key === draft.angle)
  const writer = written?.meta.model?.name ?? null
  const { productId, brandProfileId, words } = draft
  const getFindings = useLineFindings(words, { productId, brandProfileId })
  return (
    <section aria-label="Words" className={styles.fields}>
      <h2 className={styles.title}>Edit the words</h2>
      <div className={styles.grid}>
        {PLACES.map((place) => (
          <div key={place} className={LONG_PLACES.has(place) ? styles.wide : undefined}>
            <WordField
              place={place}
              value={words[place] ?? ''}
              findings={getFindings(place)}
              origin={describeOrigin(place, words[place] ?? '', angle, writer)}
              onChange={(text) => change({ words: { ...words, [place]: text } })}
            />
          </div>
        ))}
      </div>
    </section>
  )
}

/** Who wrote a line, and the fact that it stands on. */
function describeOrigin(
  place: WordBinding,
  text: string,
  angle: WrittenAngle | undefined,
  writer: string | null,
): string | undefined {
  if (angle === undefined || text === '') {
    return undefined
  }
  if (angle.words[place] !== text) {
    return 'Your own words'
  }
  const author = writer === null ? 'Written by our rules' : `Written by ${writer}`
  const fact = angle.facts[place]
  return fact === undefined ? author : `${author} from “${fact.text}”`
}

interface WordFieldProps {
  place: WordBinding
  value: string
  findings: readonly LineFinding[]
  origin: string | undefined
  onChange: (text: string) => void
}

function WordField({ place, value, findings, origin, onChange }: WordFieldProps) {
  const isRequired = place === 'headline' || place === 'call_to_action'
  const shared = { value, maxLength: WORD_LIMITS[place], dir: 'auto' }
  return (
    <>
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
      <WordNotes
        place={place}
        text={value}
        most={WORD_LIMITS[place]}
        findings={findings}
        origin={origin}
        onMend={onChange}
      />
    </>
  )
}
