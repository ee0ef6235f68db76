import styles from './wizard.module.css'

interface StepListProps<Step extends string> {
  steps: readonly Step[]
  labels: Readonly<Record<Step, string>>
  current: Step
  /** The last step that can be opened: everything before it is complete. */
  lastOpen: Step
  onChoose: (step: Step) => void
}

/** The steps of a wizard. A step can be opened when everything before it is complete. */
export function StepList<Step extends string>({ steps, labels, current, lastOpen, onChoose }: StepListProps<Step>) {
  const last = steps.indexOf(lastOpen)
  return (
    <nav aria-label="Steps">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              className={styles.tab}
              aria-current={step === current ? 'step' : undefined}
              disabled={index > last}
              onClick={() => onChoose(step)}
            >
              {index + 1}. {labels[step]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
