import type { OrderStatus, ImageStatus } from '@marquee/contract/image-generation'

/** The status of an order, derived from the statuses of its images. One finished image makes the order a success. */
export function toOrderStatus(images: readonly ImageStatus[]): OrderStatus {
  if (images.some((status) => status === 'running')) {
    return 'running'
  }
  if (images.some((status) => status === 'queued')) {
    return images.every((status) => status === 'queued') ? 'queued' : 'running'
  }
  if (images.some((status) => status === 'done')) {
    return 'done'
  }
  return images.some((status) => status === 'failed') ? 'failed' : 'canceled'
}

/** The share of an order's images that are no longer in work, in percent. */
export function toProgress(images: readonly ImageStatus[]): number {
  const finished = images.filter((status) => status !== 'queued' && status !== 'running').length
  return images.length === 0 ? 100 : Math.round((100 * finished) / images.length)
}
