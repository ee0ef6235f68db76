import { type OnboardingResponse, onboardingSteps, saveOnboarding } from '@marquee/contract/onboarding'
import { ContractForm } from '@marquee/ui/contract-form'
import controls from '@marquee/ui/controls.module.css'
import { FormAlert } from '@marquee/ui/form-alert'
import { SubmitButton } from '@marquee/ui/submit-button'
import { bodySchema, formSchema, useContractForm } from '@marquee/ui/use-contract-form'
import { useEffect, useRef, useState } from 'react'
import { type OnboardingAnswers, useSaveOnboarding } from '../../api/onboarding.ts'
import { BareLayout } from '../../layout/bare-layout.tsx'
import { OnboardingQuestion, type OnboardingDraft } from './onboarding-question.tsx'
import styles from './onboarding-page.module.css'
import { QUESTIONS, type Question } from './onboarding-labels.ts'

/** The questions, one at a time. Each answer is saved before the next question is shown. */
export function OnboardingForm({ userData }: { userData: OnboardingResponse['user_data'] }) {
  const [index, setIndex] = useState(() => Math.max(0, questions.indexOf(userData.step)))
  const title = useRef<HTMLHeadingElement>(null)
  const question = onboardingSteps[index] ?? 'role'
  const next = onboardingSteps[index + 1]
  const { mutate, mutateAsync, isPending } = useSaveOnboarding()

  const { role, niches, goals, competitors } = userData
  const form = useContractForm({
    schema: formSchema(
      (draft: OnboardingDraft): OnboardingAnswers => ({
        ...draft,
        competitors: draft.competitors.map(({ id }) => id),
        step: next ?? 'done',
      }),
      bodySchema(saveOnboarding),
    ),
    defaultValues: { role, niches, goals, competitors },
    // Each answer is saved before the next question, so no other input can be lost.
    isGuarded: false,
    send: async (answers) => {
      if (!isAnswered(question, answers)) {
        throw new Error(QUESTIONS[question].missing)
      }
      await mutateAsync(answers)
    },
    onDone: () => setIndex(next === undefined ? index : index + 1),
  })

  useEffect(() => title.current?.focus(), [index])

  function goBack(): void {
    form.clearErrors()
    setIndex(index - 1)
  }

  function showFailure({ message }: Error): void {
    form.setError('root', { message })
  }

  const skip = (
    <button
      type="button"
      className={styles.skip}
      onClick={() => isPending || mutate({ step: 'done', is_skipped: true }, { onError: showFailure })}
    >
      Skip these questions
    </button>
  )

  return (
    <BareLayout wayOn={skip}>
      <ContractForm form={form} className={styles.form} isMessageElsewhere>
        <Progress index={index} />
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1} ref={title}>
            {QUESTIONS[question].title}
          </h1>
          <p className={styles.lead}>{QUESTIONS[question].lead}</p>
        </div>
        {form.message === null ? null : <FormAlert tone="error">{form.message}</FormAlert>}
        <OnboardingQuestion
          question={question}
          draft={form.watch()}
          onChange={(changes) => form.reset({ ...form.getValues(), ...changes }, { keepDefaultValues: true })}
        />
        <div className={styles.actions}>
          {index === 0 ? null : (
            <button type="button" className={controls.button} onClick={() => isPending || goBack()}>
              Back
            </button>
          )}
          <SubmitButton isSending={form.isSending}>{next === undefined ? 'Fill my first board' : 'Next'}</SubmitButton>
        </div>
      </ContractForm>
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

/** Whether the question has its required answer; following competitors is optional. */
function isAnswered(question: Question, { role, niches = [], goals = [] }: OnboardingAnswers): boolean {
  const answers = {
    role: typeof role === 'string',
    niches: niches.length > 0,
    goals: goals.length > 0,
    competitors: true,
  }
  return answers[question]
}
