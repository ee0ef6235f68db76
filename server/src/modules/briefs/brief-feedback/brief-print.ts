import { advertiserName } from '@marquee/contract/advertiser-name'
import { quoteOpeningWords } from '@marquee/contract/opening-words'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import type { ReadableBrief } from './shared-briefs.service.ts'
import type { PrintBlock, PrintDocument } from '../../../platform/creative-rendering/creative-rendering.service.ts'

const FORMATS: Readonly<Record<ReadableBrief['deliverables'][number]['format'], string>> = {
  image: 'Image',
  video: 'Video',
  carousel: 'Carousel',
  text: 'Text',
}
const IMAGE_HEIGHT = 150

const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** A brief as it is printed, in the order of its page, without empty fields. */
export function toPrintedBrief(brief: ReadableBrief, workspaceName: string): PrintDocument {
  const facts: [string, string][] = [['Version', String(brief.version)]]
  if (brief.product_name !== null) {
    facts.push(['Product', brief.product_name])
  }
  if (brief.due_date !== null) {
    facts.push(['Due', days.format(new Date(brief.due_date))])
  }
  facts.push(['Written by', brief.created_by_name])
  const source = `Creative brief of ${workspaceName}`
  return {
    title: brief.title,
    footer: `${source} · Version ${brief.version}`,
    blocks: [
      { kind: 'title', text: brief.title, source, facts },
      ...words('Objective', brief.objective),
      ...words('Audience', brief.audience),
      ...words('Insight', brief.insight),
      ...words('Concept', brief.concept),
      ...list('Hooks', brief.hooks, true),
      ...listImages(
        'Reference ads',
        brief.reference_ads.flatMap(({ media: [first], ...ad }) =>
          first === undefined ? [] : [{ id: first.id, caption: `${advertiserName(ad)}: ${quoteOpeningWords(ad)}` }],
        ),
      ),
      ...script(brief.script),
      ...list('Deliverables', brief.deliverables.map(describeDeliverable)),
      ...list('Do', brief.do),
      ...list("Don't", brief.dont),
      ...listImages(
        'Images',
        brief.images.map(({ id, title, aspect_ratio }) => ({ id, caption: `${title}, ${aspect_ratio}` })),
      ),
      ...listImages('Videos', brief.videos.map(toPrintedVideo)),
      ...words('Success metrics', brief.success_metrics),
    ],
  }
}

/** Paper shows the poster of a video, and names its length and formats. */
function toPrintedVideo({ id, title, frames, files }: ReadableBrief['videos'][number]): {
  id: string
  caption: string
} {
  const formats = files.map(({ aspect_ratio }) => aspect_ratio).join(', ')
  return { id, caption: `${title}, ${Math.round(frames / FRAMES_PER_SECOND)} s, ${formats}` }
}

function words(heading: string, text: string): PrintBlock[] {
  return text.trim() === ''
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'text', text },
      ]
}

function list(heading: string, items: string[], isNumbered = false): PrintBlock[] {
  return items.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'list', items, isNumbered },
      ]
}

function listImages(heading: string, members: { id: string; caption: string }[]): PrintBlock[] {
  return members.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'pictures', height: IMAGE_HEIGHT, pictures: members },
      ]
}

function script(lines: ReadableBrief['script']): PrintBlock[] {
  return lines.length === 0
    ? []
    : [
        { kind: 'heading', text: 'Script' },
        {
          kind: 'table',
          columns: [
            { title: 'Time', share: 0.14 },
            { title: 'Spoken', share: 0.34 },
            { title: 'On screen', share: 0.22 },
            { title: 'Image', share: 0.3 },
          ],
          rows: lines.map(({ start_s, end_s, spoken, overlay, visual }) => [
            `${toTime(start_s)}–${toTime(end_s)}`,
            spoken,
            overlay,
            visual,
          ]),
        },
      ]
}

/** "1:05" */
function toTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** "3 × Video 9:16, 15 s" */
function describeDeliverable(deliverable: ReadableBrief['deliverables'][number]): string {
  const { format, aspect_ratio, duration_s, count } = deliverable
  return `${count} × ${FORMATS[format]} ${aspect_ratio}${duration_s === null ? '' : `, ${duration_s} s`}`
}
