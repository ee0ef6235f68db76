import type { FunnelPage } from '../funnel-page.ts'
import type { PageLabels } from '../labels/page-labels.ts'

/** A file of an image as the page shows it: an address, a path beside the page, or a data address; its size in pixels. */
export interface ImageFile {
  src: string
  width: number
  height: number
}

/** A file of a video, and the address of its captions in WebVTT. */
export interface VideoFile {
  src: string
  type: string
  captions: string | null
}

/** Everything that a page shows beside its words, by the ids of assets. What is missing is left out of the page. */
export interface PageResources {
  images: Readonly<Record<string, ImageFile>>
  videos: Readonly<Record<string, VideoFile>>
  /** Where forms that post to Marquee go; null in previews. */
  form_address: string | null
}

/** What the sections of one page share while they are shown. */
export interface ViewContext {
  page: FunnelPage
  labels: PageLabels
  resources: PageResources
  /** Whether texts carry `data-path` with their place in the section, by which an editor finds them. */
  marked: boolean
}

/** What a section is told about its place in the page. */
export interface SectionPlace {
  /** 1 for the section with the page’s main heading, else 2. */
  level: 1 | 2
  /** The number of a list item among the list items of the page, from 1. */
  number: number
}
