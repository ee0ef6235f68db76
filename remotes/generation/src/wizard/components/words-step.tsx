import type { CallOutput } from '@marquee/contract/endpoint'
import type { FactAnswers, ModelUse, writeImageWords, WritingLanguage } from '@marquee/contract/image-words'
import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { createHref } from '@marquee/remote-kit/release-manifest'
import { ErrorState } from '@marquee/ui/error-state'
import { formatNumber } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { imageWordsQuery, type WordWishes } from '../../api/image-words.ts'
import { manifest } from '../../manifest.ts'
import type { ImageDraft } from '../state/image-draft.ts'
import { AngleList } from './angle-list.tsx'
import { LanguageQuestion } from './language-question.tsx'
import { FactQuestions } from './fact-questions.tsx'
import type { StepProps } from './source-step.tsx'
import { WordFields } from './word-fields.tsx'
import { WordsToolbar } from './words-toolbar.tsx'
import styles from './words-step.module.css'
import wizard from './wizard.module.css'

const pageHref = createHref(manifest)

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
        onLanguage={(language) => change({ language, angle: null, words: {} })}
      />
      {query.data === undefined ? (
        <ListSkeleton label="Writing…" />
      ) : (
        <>
          <Writer model={query.data.meta.model} />
          {query.data.data.length === 0 ? null : (
            <AngleList
              angles={query.data.data}
              chosen={draft.angle}
              onChoose={(angle) => change({ angle: angle.key, words: { ...angle.words } })}
            />
          )}
        </>
      )}
      {draft.angle === null ? null : <WordFields draft={draft} change={change} written={query.data} />}
    </div>
  )
}

interface WordsNotesProps {
  meta: CallOutput<typeof writeImageWords>['meta'] | undefined
  answers: FactAnswers
  onAnswer: (answers: FactAnswers) => void
  onLanguage: (language: WritingLanguage) => void
}

/** Why the words are not what was asked for, and what is missing for better ones. */
function WordsNotes({ meta, answers, onAnswer, onLanguage }: WordsNotesProps) {
  if (meta === undefined) {
    return null
  }
  const { notice, missing, questions, language_candidates } = meta
  return (
    <>
      <LanguageQuestion candidates={language_candidates} onAnswer={onLanguage} />
      {notice === null ? null : <Alert type="warning" showIcon title={notice} />}
      {missing === null ? null : (
        <FactQuestions missing={missing} questions={questions} answers={answers} onAnswer={onAnswer} />
      )}
    </>
  )
}

/** Who wrote: a model with what it used, or our rules with what they do not do. */
function Writer({ model }: { model: ModelUse | null }) {
  const canManage = useIsAllowed({ permission: 'integrations.manage', feature: 'generation' })
  if (model !== null) {
    return <p className={styles.writer}>{describeUse(model)}</p>
  }
  return (
    <p className={styles.writer}>
      Set by rules from your facts, in the words you gave. The brand’s voice decides length, contractions, punctuation
      and the call to action.
      {canManage ? (
        <>
          {' '}
          <Link to={pageHref('generation-provider')}>Connect a language model</Link> for ideas of its own.
        </>
      ) : null}
    </p>
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
