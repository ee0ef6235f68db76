import { Tooltip, type TooltipProps } from 'antd'
import styles from './hint.module.css'

interface HintProps {
  text: string
  placement?: TooltipProps['placement']
  /** The explained control; it keeps its own accessible name. */
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
