import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { listFormats, type Template } from '@marquee/creative/template'
import { createCanvas } from '@napi-rs/canvas'
import { z } from 'zod'
import { createSampleContent, drawSample, sampleWords } from '../platform/creative-rendering/sample-creatives.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { style: { type: 'string' }, words: { type: 'string' }, width: { type: 'string' } },
})
const options = z
  .object({
    style: z.string().optional(),
    words: z.enum(sampleWords).default('usual'),
    width: z.coerce.number().int().min(100).max(1080).default(360),
  })
  .parse(values)
const folder = positionals[0] ?? 'var/contact-sheets'
const GAP = 24

mkdirSync(folder, { recursive: true })
const styles = [...new Set(builtInTemplates.map(({ style }) => style))]
for (const style of styles.filter((name) => options.style === undefined || name === options.style)) {
  const sheet = drawSheet(builtInTemplates.filter((template) => template.style === style))
  const file = join(folder, `${style}${options.words === 'usual' ? '' : `-${options.words}`}.png`)
  writeFileSync(file, sheet.encodeSync('png'))
  process.stdout.write(`${file}\n`)
}

/** One row per template, one column per format. */
function drawSheet(templates: readonly Template[]) {
  const rows = templates.map((template, index) =>
    listFormats(template).map((format) => {
      const width = format === '16:9' ? Math.round((options.width * 16) / 9) : options.width
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
