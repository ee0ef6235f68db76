import { Tooltip, type TooltipProps } from 'antd'
import styles from './hint.module.css'

interface HintProps {
  text: string
  placement?: TooltipProps['placement']
  /** The control that is explained; it keeps an accessible name of its own. */
  children: React.ReactElement
}

/** A tooltip that fades in for 250 ms, on hover and on keyboard focus. */
export function Hint({ text, placement = 'top', children }: HintProps) {
  return (
    <Tooltip
      title={text}
      placement={placement}
      trigger={['hover', 'focus']}
      motion={{ motionName: '' }}
      classNames={{ root: styles.hint ?? '' }}
    >
      {children}
    </Tooltip>
  )
}
