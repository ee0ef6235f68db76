import { type ModelUse, type WrittenAngle, writingFramework } from '@marquee/contract/image-words'
import { ErrorState } from '@marquee/ui/error-state'
import { formatNumber } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Select } from 'antd'
import { RefreshCw } from 'lucide-react'
import { useId, useState } from 'react'
import { imageWordsQuery, type WordWishes } from '../../api/image-words.ts'
import type { ImageDraft } from '../state/image-draft.ts'
import { FRAMEWORK_LABELS, FRAMEWORK_NAMES } from '../../state/image-labels.ts'
import type { StepProps } from './source-step.tsx'
import { WordFields } from './word-fields.tsx'
import styles from './words-step.module.css'
import wizard from './wizard.module.css'

const FRAMEWORK_OPTIONS = [
  { value: '', label: 'Every framework' },
  ...writingFramework.options.map((value) => ({
    value,
    label: `${FRAMEWORK_LABELS[value]} · ${FRAMEWORK_NAMES[value]}`,
  })),
]

/** The angles to choose from, and the texts of the chosen angle to edit. */
export function WordsStep({ draft, change }: StepProps) {
  const [framework, setFramework] = useState<WordWishes['framework']>(null)
  const [round, setRound] = useState(0)
  const query = useQuery(imageWordsQuery({ ...toWishes(draft), framework, round }))
  if (query.isError) {
    return <ErrorState title="No words could be written" error={query.error} onRetry={() => void query.refetch()} />
  }
  return (
    <div className={wizard.step}>
      <div className={styles.toolbar}>
        <Select
          aria-label="Framework"
          className={styles.frameworks ?? ''}
          value={framework ?? ''}
          options={FRAMEWORK_OPTIONS}
          onChange={(value) => setFramework(writingFramework.safeParse(value).data ?? null)}
        />
        <Button
          icon={<RefreshCw size={16} aria-hidden />}
          loading={query.isFetching}
          onClick={() => setRound(round + 1)}
        >
          Other words
        </Button>
      </div>
      {query.data === undefined ? (
        <ListSkeleton label="Writing…" />
      ) : (
        <>
          <Writer {...query.data.meta} />
          <AngleList
            angles={query.data.data}
            chosen={draft.angle}
            onChoose={(angle) => change({ angle: angle.key, words: { ...angle.words } })}
          />
        </>
      )}
      {draft.angle === null ? null : <WordFields draft={draft} change={change} written={query.data} />}
    </div>
  )
}

interface WriterProps {
  model: ModelUse | null
  notice: string | null
}

/** Which model wrote, and what it used; why our rules did although a model is configured. */
function Writer({ model, notice }: WriterProps) {
  return (
    <>
      {model === null ? null : <p className={styles.writer}>{describeUse(model)}</p>}
      {notice === null ? null : <Alert type="warning" showIcon title={notice} />}
    </>
  )
}

/** Providers bill by the token, each at its own price. */
function describeUse({ name, requests, tokens }: ModelUse): string {
  const used = tokens === null ? '' : `, ${formatNumber(tokens)} tokens of your provider’s account`
  return `Written by ${name} in ${requests === 1 ? 'one request' : `${requests} requests`}${used}.`
}

function toWishes({
  source,
  productId,
  brandProfileId,
  adId,
  idea,
}: ImageDraft): Omit<WordWishes, 'framework' | 'round'> {
  return { productId, brandProfileId, adId: source === 'ad' ? adId : null, idea: source === 'idea' ? idea : '' }
}

interface AngleListProps {
  angles: readonly WrittenAngle[]
  chosen: string | null
  onChoose: (angle: WrittenAngle) => void
}

function AngleList({ angles, chosen, onChoose }: AngleListProps) {
  const name = useId()
  return (
    <fieldset className={styles.angles}>
      <legend className={styles.legend}>Choose an angle</legend>
      {angles.map((angle) => (
        <label key={angle.key} className={styles.angle} data-chosen={angle.key === chosen}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={angle.key === chosen}
            onChange={() => onChoose(angle)}
          />
          <span className={styles.framework} title={FRAMEWORK_NAMES[angle.framework]}>
            {FRAMEWORK_LABELS[angle.framework]}
          </span>
          <strong dir="auto">{angle.words.headline}</strong>
          <span className={styles.body} dir="auto">
            {angle.words.body}
          </span>
          <span className={styles.call}>{angle.words.call_to_action}</span>
        </label>
      ))}
    </fieldset>
  )
}
