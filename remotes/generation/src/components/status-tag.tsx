import type { OrderStatus } from '@marquee/contract/image-generation'
import { Tag } from 'antd'
import { STATUS_COLORS, STATUS_LABELS } from '../state/image-labels.ts'

/** The status of an order in one word, with its progress while it runs. */
export function StatusTag({ status, progress }: { status: OrderStatus; progress: number }) {
  const isRunning = status === 'running'
  return (
    <Tag color={STATUS_COLORS[status]}>
      {STATUS_LABELS[status]}
      {isRunning ? ` · ${progress}%` : ''}
    </Tag>
  )
}
