import { type OnboardingResponse, onboardingSteps } from '@marquee/contract/onboarding'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type OnboardingAnswers, onboardingQuery, requestSaveOnboarding } from '../../api/onboarding.ts'
import { FormAlert } from '@marquee/ui/form-alert'
import { SubmitButton } from '@marquee/ui/submit-button'
import { BareLayout } from '../../layout/bare-layout.tsx'
import controls from '@marquee/ui/controls.module.css'
import { OnboardingQuestion, type OnboardingDraft } from './onboarding-question.tsx'
import styles from './onboarding-page.module.css'
import { QUESTIONS, type Question } from './onboarding-labels.ts'

/** The questions, one at a time. Each answer is saved before the next question shows. */
export function OnboardingForm({ userData }: { userData: OnboardingResponse['user_data'] }) {
  const [draft, setDraft] = useState<OnboardingDraft>(userData)
  const [index, setIndex] = useState(() => Math.max(0, questions.indexOf(userData.step)))
  const [isIncomplete, setIncomplete] = useState(false)
  const queryClient = useQueryClient()
  const title = useRef<HTMLHeadingElement>(null)
  const question = onboardingSteps[index] ?? 'role'
  const next = onboardingSteps[index + 1]

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: requestSaveOnboarding,
    onSuccess: (answer, { step }) => {
      // The page reads this as well: once nothing is left to ask, it leads on.
      queryClient.setQueryData(onboardingQuery.queryKey, answer)
      goTo(step === 'done' ? index : index + 1)
    },
    onError: (failure) => console.error('The onboarding data could not be saved.', failure),
  })

  useEffect(() => title.current?.focus(), [index])

  function goTo(to: number): void {
    setIndex(to)
    setIncomplete(false)
    reset()
  }

  function submit(): void {
    if (isPending) {
      return
    }
    setIncomplete(!isAnswered(question, draft))
    if (isAnswered(question, draft)) {
      mutate({ ...toAnswers(draft), step: next ?? 'done' })
    }
  }

  const skip = (
    <button
      type="button"
      className={styles.skip}
      onClick={() => isPending || mutate({ step: 'done', is_skipped: true })}
    >
      Skip these questions
    </button>
  )

  return (
    <BareLayout wayOn={skip}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Progress index={index} />
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1} ref={title}>
            {QUESTIONS[question].title}
          </h1>
          <p className={styles.lead}>{QUESTIONS[question].lead}</p>
        </div>
        {error === null ? null : <FormAlert tone="error">{error.message}</FormAlert>}
        {isIncomplete ? <FormAlert tone="error">{QUESTIONS[question].missing}</FormAlert> : null}
        <OnboardingQuestion
          question={question}
          draft={draft}
          onChange={(changes) => {
            setDraft({ ...draft, ...changes })
            setIncomplete(false)
          }}
        />
        <div className={styles.actions}>
          {index === 0 ? null : (
            <button type="button" className={controls.button} onClick={() => isPending || goTo(index - 1)}>
              Back
            </button>
          )}
          <SubmitButton isSending={isPending}>{next === undefined ? 'Fill my first board' : 'Next'}</SubmitButton>
        </div>
      </form>
    </BareLayout>
  )
}

const questions: readonly string[] = onboardingSteps

function Progress({ index }: { index: number }) {
  return (
    <div className={styles.progress}>
      <p>
        Step {index + 1} of {questions.length}
      </p>
      <ol className={styles.lamps} role="list" aria-hidden>
        {questions.map((name, position) => (
          <li key={name} data-lit={position <= index} />
        ))}
      </ol>
    </div>
  )
}

/** Nobody has to follow anybody. */
function isAnswered(question: Question, { role, niches, goals }: OnboardingDraft): boolean {
  const answers = { role: role !== null, niches: niches.length > 0, goals: goals.length > 0, competitors: true }
  return answers[question]
}

function toAnswers({ role, niches, goals, competitors }: OnboardingDraft): Omit<OnboardingAnswers, 'step'> {
  return { role, niches, goals, competitors: competitors.map(({ id }) => id) }
}
