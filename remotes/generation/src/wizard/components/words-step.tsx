import type { CallOutput } from '@marquee/contract/endpoint'
import type { FactAnswers, writeImageWords } from '@marquee/contract/image-words'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useState } from 'react'
import { imageWordsQuery, type WordWishes } from '../../api/image-words.ts'
import type { ImageDraft } from '../state/image-draft.ts'
import { AngleList } from './angle-list.tsx'
import { FactQuestions } from './fact-questions.tsx'
import type { StepProps } from './source-step.tsx'
import { WordFields } from './word-fields.tsx'
import { WordsToolbar } from './words-toolbar.tsx'
import wizard from './wizard.module.css'

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
      <WordsToolbar
        framework={framework}
        language={draft.language}
        isWriting={query.isFetching}
        onFramework={setFramework}
        onLanguage={(language) => change({ language, angle: null, words: {} })}
        onOtherWords={() => setRound(round + 1)}
      />
      <WordsNotes
        meta={query.data?.meta}
        answers={draft.answers}
        onAnswer={(answers) => change({ answers, angle: null, words: {} })}
      />
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

interface WordsNotesProps {
  meta: CallOutput<typeof writeImageWords>['meta'] | undefined
  answers: FactAnswers
  onAnswer: (answers: FactAnswers) => void
}

/** Why the words are not what was asked for, and what is missing for better ones. */
function WordsNotes({ meta, answers, onAnswer }: WordsNotesProps) {
  if (meta === undefined) {
    return null
  }
  const { notice, missing, questions } = meta
  return (
    <>
      {notice === null ? null : <Alert type="warning" showIcon title={notice} />}
      {missing === null ? null : (
        <FactQuestions missing={missing} questions={questions} answers={answers} onAnswer={onAnswer} />
      )}
    </>
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
