import type { AnalysisResult } from '@marquee/contract/creative-analyses'
import { Segmented } from 'antd'
import type { Overlay } from './creative-view.tsx'
import { PLACEMENT_LABELS } from '../../state/placement-labels.ts'
import styles from './overlay-choice.module.css'

interface OverlayChoiceProps {
  result: AnalysisResult
  value: Overlay
  onChange: (overlay: Overlay) => void
}

const LABELS: Readonly<Record<Overlay, string>> = {
  none: 'Creative',
  attention: 'Attention',
  ...PLACEMENT_LABELS,
}

/** Chooses the layer over the creative. */
export function OverlayChoice({ result, value, onChange }: OverlayChoiceProps) {
  const overlays: Overlay[] = ['none', 'attention', ...result.covered.map(({ placement }) => placement)]
  return (
    <div className={styles.choice}>
      <Segmented<Overlay>
        aria-label="What is shown over the creative"
        options={overlays.map((overlay) => ({ value: overlay, label: LABELS[overlay] }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
