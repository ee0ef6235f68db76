import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './wizard.module.css'

interface WizardFooterProps<Step> {
  steps: readonly Step[]
  current: Step
  /** The reason why the current step is not complete; null when it is. */
  missing: string | null
  onGo: (step: Step) => void
  /** The button of the last step. */
  children: ReactNode
}

/** The buttons below a step of a wizard: back, and on to the next step or to the end. */
export function WizardFooter<Step>({ steps, current, missing, onGo, children }: WizardFooterProps<Step>) {
  const index = steps.indexOf(current)
  const next = steps[index + 1]
  const back = steps[index - 1]
  return (
    <div className={styles.footer}>
      {back === undefined ? null : <Button onClick={() => onGo(back)}>Back</Button>}
      {next === undefined ? (
        children
      ) : (
        <>
          <Button type="primary" disabled={missing !== null} onClick={() => onGo(next)}>
            Continue
          </Button>
          <span className={styles.note}>{missing}</span>
        </>
      )}
    </div>
  )
}
