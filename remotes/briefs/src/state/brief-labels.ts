import type { Brief, BriefStatus } from '@marquee/contract/briefs'

export const statusLabels: Readonly<Record<BriefStatus, string>> = {
  draft: 'Draft',
  in_review: 'In review',
  approved: 'Approved',
  delivered: 'Delivered',
}

export const formatLabels: Readonly<Record<Brief['deliverables'][number]['format'], string>> = {
  image: 'Image',
  video: 'Video',
  carousel: 'Carousel',
  text: 'Text',
}

/** "3 × Video 9:16, 15 s" */
export function describeDeliverable({
  format,
  aspect_ratio,
  duration_s,
  count,
}: Brief['deliverables'][number]): string {
  const length = duration_s === null ? '' : `, ${duration_s} s`
  return `${count} × ${formatLabels[format]} ${aspect_ratio}${length}`
}
