import { advertiserName } from '@marquee/contract/advertiser-name'
import { quoteOpeningWords } from '@marquee/contract/opening-words'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import { findPrintLabels, type PrintLabels } from './print-labels.ts'
import type { ReadableBrief } from './shared-briefs.service.ts'
import type { PrintBlock, PrintDocument } from '../../../platform/creative-rendering/creative-rendering.service.ts'

const IMAGE_HEIGHT = 150

/** A brief as it is printed, in the order of its page and in its own language, without empty fields. */
export function toPrintedBrief(brief: ReadableBrief, workspaceName: string): PrintDocument {
  const { language, labels } = findPrintLabels(brief.language)
  const facts: [string, string][] = [[labels.version, String(brief.version)]]
  if (brief.product_name !== null) {
    facts.push([labels.product, brief.product_name])
  }
  if (brief.due_date !== null) {
    facts.push([labels.due, formatDay(brief.due_date, language)])
  }
  facts.push([labels.author, brief.created_by_name])
  const source = labels.source.replace('{workspace}', workspaceName)
  return {
    title: brief.title,
    language: brief.language ?? language,
    footer: `${source} · ${labels.version} ${brief.version}`,
    blocks: [
      { kind: 'title', text: brief.title, source, facts },
      ...words(labels.objective, brief.objective),
      ...words(labels.audience, brief.audience),
      ...words(labels.insight, brief.insight),
      ...words(labels.concept, brief.concept),
      ...list(labels.hooks, brief.hooks, true),
      ...listImages(
        labels.references,
        brief.reference_ads.flatMap(({ media: [first], ...ad }) =>
          first === undefined ? [] : [{ id: first.id, caption: `${advertiserName(ad)}: ${quoteOpeningWords(ad)}` }],
        ),
      ),
      ...script(labels, brief.script),
      ...list(
        labels.deliverables,
        brief.deliverables.map((deliverable) => describeDeliverable(deliverable, labels)),
      ),
      ...list(labels.do, brief.do),
      ...list(labels.dont, brief.dont),
      ...listImages(
        labels.images,
        brief.images.map(({ id, title, aspect_ratio }) => ({ id, caption: `${title}, ${aspect_ratio}` })),
      ),
      ...listImages(labels.videos, brief.videos.map(toPrintedVideo)),
      ...words(labels.metrics, brief.success_metrics),
    ],
  }
}

function formatDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
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

function script(labels: PrintLabels, lines: ReadableBrief['script']): PrintBlock[] {
  return lines.length === 0
    ? []
    : [
        { kind: 'heading', text: labels.script },
        {
          kind: 'table',
          columns: [
            { title: labels.time, share: 0.14 },
            { title: labels.spoken, share: 0.34 },
            { title: labels.overlay, share: 0.22 },
            { title: labels.visual, share: 0.3 },
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
function describeDeliverable(deliverable: ReadableBrief['deliverables'][number], labels: PrintLabels): string {
  const { format, aspect_ratio, duration_s, count } = deliverable
  return `${count} × ${labels[format]} ${aspect_ratio}${duration_s === null ? '' : `, ${duration_s} s`}`
}
