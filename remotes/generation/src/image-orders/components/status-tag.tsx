import type { OrderStatus } from '@marquee/contract/image-generation'
import { Tag } from 'antd'
import { STATUS_COLORS, STATUS_LABELS } from '../../state/image-labels.ts'

/** Where an order stands, in a word; how far it is while it is in work. */
export function StatusTag({ status, progress }: { status: OrderStatus; progress: number }) {
  const isRunning = status === 'running'
  return (
    <Tag color={STATUS_COLORS[status]}>
      {STATUS_LABELS[status]}
      {isRunning ? ` · ${progress}%` : ''}
    </Tag>
  )
}
