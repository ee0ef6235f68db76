import { creativeDocument } from '@marquee/creative/document'
import { aspectRatio } from '@marquee/creative/formats'
import type { LayoutFault } from '@marquee/creative/layout-fault'
import { z } from 'zod'
import { brandMark, creative } from './creative.ts'
import { printDocument, printMark } from './print/print-document.ts'

const encoding = z.enum(['png', 'jpeg', 'webp'])
export type Encoding = z.infer<typeof encoding>

const width = z.number().int().min(16).max(4096)

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

const documentJob = z.object({
  kind: z.literal('document'),
  document: creativeDocument,
  format: aspectRatio,
  encoding,
  /** Full size when left out. */
  width: width.optional(),
  /** The files that the document refers to, by id. */
  assets: z.map(z.string(), bytes),
})
export type DocumentJob = z.infer<typeof documentJob>

/** The job of a render worker. It is parsed there, because it crosses a thread boundary and recipes come from the database. */
export const renderJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('creative'), creative, width }),
  z.object({ kind: z.literal('logo'), brand: brandMark, width: width.max(1024) }),
  documentJob,
  z.object({ kind: z.literal('print'), document: printDocument, pictures: z.map(z.string(), bytes) }),
  z.object({ kind: z.literal('annotated'), picture: bytes, marks: z.array(printMark) }),
])
export type RenderJob = z.infer<typeof renderJob>

/** A drawing; `faults` are the layout faults of a document, and empty for everything else. */
export interface Drawing {
  image: Uint8Array
  faults: LayoutFault[]
}

/** A refusal is a sentence for users, a failure is for the log. */
export type RenderAnswer = { id: number } & (Drawing | { refusal: string } | { failure: string })
