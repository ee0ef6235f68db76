import { writingFramework, writingLanguage } from '@marquee/contract/image-words'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Select } from 'antd'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { imageWordsQuery, type WordWishes } from '../../api/image-words.ts'
import type { ImageDraft } from '../state/image-draft.ts'
import { FRAMEWORK_LABELS, FRAMEWORK_NAMES, LANGUAGE_LABELS } from '../../state/image-labels.ts'
import { AngleList } from './angle-list.tsx'
import { FactQuestions } from './fact-questions.tsx'
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
const LANGUAGE_OPTIONS = [
  { value: '', label: 'Language of the product' },
  ...writingLanguage.options.map((value) => ({ value, label: LANGUAGE_LABELS[value] })),
]

/** The angles to choose from, and the texts of the chosen angle to edit. */
export function WordsStep({ draft, change }: StepProps) {
  const [framework, setFramework] = useState<WordWishes['framework']>(null)
  const [round, setRound] = useState(0)
  const query = useQuery(imageWordsQuery({ ...toWishes(draft), framework, round }))
  const meta = query.data?.meta
  const notice = meta?.notice
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
        <Select
          aria-label="Language"
          className={styles.languages ?? ''}
          value={draft.language ?? ''}
          options={LANGUAGE_OPTIONS}
          onChange={(value) => change({ language: value === '' ? null : value, angle: null, words: {} })}
        />
        <Button
          icon={<RefreshCw size={16} aria-hidden />}
          loading={query.isFetching}
          onClick={() => setRound(round + 1)}
        >
          Other words
        </Button>
      </div>
      {typeof notice === 'string' ? <Alert type="warning" showIcon title={notice} /> : null}
      {typeof meta?.missing === 'string' ? (
        <FactQuestions
          missing={meta.missing}
          questions={meta.questions}
          answers={draft.answers}
          onAnswer={(answers) => change({ answers, angle: null, words: {} })}
        />
      ) : null}
      {query.data === undefined ? (
        <ListSkeleton label="Writing…" />
      ) : (
        <AngleList
          angles={query.data.data}
          chosen={draft.angle}
          onChoose={(angle) => change({ angle: angle.key, words: { ...angle.words } })}
        />
      )}
      {draft.angle === null ? null : (
        <WordFields draft={draft} change={change} angle={query.data?.data.find(({ key }) => key === draft.angle)} />
      )}
    </div>
  )
}

function toWishes({
  source,
  productId,
  brandProfileId,
  adId,
  idea,
  language,
  answers,
}: ImageDraft): Omit<WordWishes, 'framework' | 'round'> {
  return {
    productId,
    brandProfileId,
    adId: source === 'ad' ? adId : null,
    idea: source === 'idea' ? idea : '',
    language,
    answers,
  }
}
