import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { listFormats, type Template } from '@marquee/creative/template'
import { createCanvas } from '@napi-rs/canvas'
import { z } from 'zod'
import { createSampleContent, drawSample, sampleWords } from '../platform/creative-rendering/sample-creatives.ts'
import { StartError } from '../platform/errors/start-error.ts'
import { createSubjectFinder } from '../platform/image-subjects/subject-finder.ts'
import { makePhotoSheets } from './contact-sheets/photo-sheets.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    style: { type: 'string' },
    words: { type: 'string' },
    width: { type: 'string' },
    photos: { type: 'string' },
    templates: { type: 'string' },
    every: { type: 'string' },
  },
})
const options = z
  .object({
    style: z.string().optional(),
    words: z.enum(sampleWords).default('usual'),
    width: z.coerce.number().int().min(100).max(1080).optional(),
    /** A folder of photos to draw the templates with. */
    photos: z.string().optional(),
    /** The ids of templates, separated by commas. */
    templates: z.string().optional(),
    every: z.coerce.number().int().min(1).default(1),
  })
  .parse(values)
const folder = positionals[0] ?? 'var/contact-sheets'
const GAP = 24
/** The shorter side in pixels of drawings to look at, and of drawings with photos, which are checked. */
const DRAWN_WIDTH = 360
const CHECKED_WIDTH = 540

const chosen = options.templates?.split(',')
const templates = builtInTemplates.filter(
  ({ id, style }) => (options.style === undefined || style === options.style) && (chosen?.includes(id) ?? true),
)

if (options.photos === undefined) {
  drawSheets()
} else {
  const finder = createSubjectFinder()
  await makePhotoSheets({
    photos: options.photos,
    finder,
    folder,
    templates,
    every: options.every,
    width: options.width ?? CHECKED_WIDTH,
    write: (text) => process.stdout.write(text),
  })
    .catch((error: unknown) => {
      if (!(error instanceof StartError)) {
        throw error
      }
      process.stderr.write(`${error.message}\n`)
      process.exitCode = 1
    })
    .finally(() => finder.close())
}

/** One sheet for each style. */
function drawSheets(): void {
  if (templates.length === 0) {
    process.stderr.write('There is no such template.\n')
    process.exitCode = 1
    return
  }
  mkdirSync(folder, { recursive: true })
  for (const [style, members] of Map.groupBy(templates, (template) => template.style)) {
    const file = join(folder, `${style}${options.words === 'usual' ? '' : `-${options.words}`}.png`)
    writeFileSync(file, drawSheet(members).encodeSync('png'))
    process.stdout.write(`${file}\n`)
  }
}

/** One row per template, one column per format. */
function drawSheet(templates: readonly Template[]) {
  const rows = templates.map((template, index) =>
    listFormats(template).map((format) => {
      const side = options.width ?? DRAWN_WIDTH
      const width = format === '16:9' ? Math.round((side * 16) / 9) : side
      return drawSample(template, { format, width, look: index, content: createSampleContent(options.words) }).canvas
    }),
  )
  const width = Math.max(...rows.map((row) => row.reduce((sum, canvas) => sum + canvas.width + GAP, GAP)))
  const height = rows.reduce((sum, row) => sum + Math.max(...row.map((canvas) => canvas.height)) + GAP, GAP)
  const sheet = createCanvas(width, height)
  const context = sheet.getContext('2d')
  context.fillStyle = '#7b7f87'
  context.fillRect(0, 0, width, height)
  let y = GAP
  for (const row of rows) {
    let x = GAP
    for (const canvas of row) {
      context.drawImage(canvas, x, y)
      x += canvas.width + GAP
    }
    y += Math.max(...row.map((canvas) => canvas.height)) + GAP
  }
  return sheet
}
