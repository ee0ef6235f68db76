import type { OrderStatus, PieceStatus } from '@marquee/contract/image-generation'

/** What an order is, by what its images are. One image is enough to make an order a success. */
export function toOrderStatus(pieces: readonly PieceStatus[]): OrderStatus {
  if (pieces.some((status) => status === 'running')) {
    return 'running'
  }
  if (pieces.some((status) => status === 'queued')) {
    return pieces.every((status) => status === 'queued') ? 'queued' : 'running'
  }
  if (pieces.some((status) => status === 'done')) {
    return 'done'
  }
  return pieces.some((status) => status === 'failed') ? 'failed' : 'canceled'
}

/** How much of an order is no longer in work, in percent. */
export function toProgress(pieces: readonly PieceStatus[]): number {
  const finished = pieces.filter((status) => status !== 'queued' && status !== 'running').length
  return pieces.length === 0 ? 100 : Math.round((100 * finished) / pieces.length)
}
