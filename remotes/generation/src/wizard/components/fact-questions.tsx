import type { FactAnswers, FactQuestion } from '@marquee/contract/image-words'
import { Field } from '@marquee/ui/field'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { QUESTION_LABELS } from '../../state/image-labels.ts'
import styles from './words-step.module.css'

const LONGEST: Readonly<Record<FactQuestion, number>> = { better: 300, audience: 120, today: 60 }

interface FactQuestionsProps {
  /** What is missing, as a sentence. */
  missing: string
  questions: readonly FactQuestion[]
  answers: FactAnswers
  onAnswer: (answers: FactAnswers) => void
}

/** Asks for facts. The answers become facts that the next words stand on. */
export function FactQuestions({ missing, questions, answers, onAnswer }: FactQuestionsProps) {
  const [typed, setTyped] = useState(answers)
  return (
    <form
      aria-label="Questions about the product"
      className={styles.questions}
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer(typed)
      }}
    >
      <p>{missing}</p>
      <div className={styles.grid}>
        {questions.map((question) => (
          <Field
            key={question}
            label={QUESTION_LABELS[question].label}
            hint={QUESTION_LABELS[question].hint}
            isOptional
          >
            {(control) => (
              <Input
                {...control}
                dir="auto"
                maxLength={LONGEST[question]}
                value={typed[question]}
                onChange={({ target }) => setTyped({ ...typed, [question]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Button htmlType="submit" type="primary">
        Write with these answers
      </Button>
    </form>
  )
}
