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
