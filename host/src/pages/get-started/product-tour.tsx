import { Tour } from 'antd'
import { useState } from 'react'
import { listTourSteps } from './tour-steps.ts'

/** The tour of the product. Escape or the cross ends it; the arrow keys or the buttons move between its steps. */
export function ProductTour({ onEnd }: { onEnd: () => void }) {
  const [current, setCurrent] = useState(0)
  const [steps] = useState(listTourSteps)
  return (
    <Tour
      open
      current={current}
      onChange={setCurrent}
      onClose={onEnd}
      onFinish={onEnd}
      steps={steps.map(({ title, words, target }, index) => ({
        title,
        description: words,
        target,
        // Beside its target, or in the middle of the window when there is none.
        placement: target === null ? 'center' : 'right',
        closable: { 'aria-label': 'Skip the tour' },
        nextButtonProps: { children: index === steps.length - 1 ? 'Done' : 'Next', autoFocus: true },
        prevButtonProps: { children: 'Back' },
      }))}
      indicatorsRender={(step, total) => `${step + 1} of ${total}`}
    />
  )
}
