import { mkdirSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { LayoutFault } from '@marquee/creative/layout-fault'
import type { Template } from '@marquee/creative/template'
import { StartError } from '../../platform/errors/start-error.ts'
import type { SubjectFinder } from '../../platform/image-subjects/subject-finder.ts'
import { checkCombination, listCombinations } from './check-combinations.ts'
import { drawPhotoSheet, shrink, type Thumbnail } from './draw-photo-sheet.ts'
import { type CheckedRow, listFaults, tabulateFaults } from './fault-table.ts'
import { readPhotos } from './read-photos.ts'

interface Options {
  /** The folder of the photos. */
  photos: string
  /** Finds what each photo shows. */
  finder: Pick<SubjectFinder, 'find'>
  /** The folder that the sheets are written to. */
  folder: string
  templates: readonly Template[]
  /** Only every so many combinations are drawn. */
  every: number
  /** The shorter side of the checked drawings, in pixels. */
  width: number
  write: (text: string) => void
}

/** The shorter side of an image on a sheet, in pixels. */
const THUMBNAIL = 150
const SHEET_QUALITY = 88

/**
 * Draws and checks templates × formats × photos. Writes a sheet for each photo and the file `faults.tsv`, and the tables of faults.
 * @throws StartError when there is nothing to draw
 */
export async function makePhotoSheets({
  photos: source,
  finder,
  folder,
  templates,
  every,
  width,
  write,
}: Options): Promise<void> {
  const { photos, logos, refused } = await readPhotos(source, finder).catch((error: unknown) => {
    throw new StartError(`The photos cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  for (const file of refused) {
    write(`${file} is left out: an upload would refuse it.\n`)
  }
  const combinations = listCombinations(templates, photos, every)
  if (combinations.length === 0) {
    throw new StartError(
      `There is nothing to draw: ${templates.length} templates, ${photos.length} photos in ${source}.`,
    )
  }
  mkdirSync(folder, { recursive: true })
  const rows: CheckedRow[] = []
  for (const photo of photos) {
    const thumbnails: Thumbnail[] = []
    for (const [index, combination] of combinations.entries()) {
      if (combination.photo === photo) {
        // The memory of canvases is freed between two turns of the event loop only.
        await setImmediate()
        const checked = checkCombination(combination, { look: index + Math.floor(index / 4), logos, width })
        const { template, format, faults, canvas } = checked
        rows.push({ template: template.id, format, photo: photo.file, situations: photo.situations, faults })
        thumbnails.push({ template: template.id, canvas: shrink(canvas, THUMBNAIL), faults: faults.map(say) })
      }
    }
    if (thumbnails.length > 0) {
      const file = join(folder, `${parse(photo.file).name}.jpg`)
      writeFileSync(file, drawPhotoSheet(thumbnails).encodeSync('jpeg', SHEET_QUALITY))
      write(`${file}\n`)
    }
  }
  const faults = join(folder, 'faults.tsv')
  writeFileSync(faults, listFaults(rows))
  const unsure = photos.filter(({ subject }) => !subject.is_sure).length
  write(
    `${faults}\n\nMeasured: ${templates.length} templates, ${photos.length} photos (${unsure} whose product was not found for sure), ${logos.length} logos, at ${width} px.\n`,
  )
  write(`${tabulateFaults(rows)}\n`)
}

function say({ rule, layer, value }: LayoutFault): string {
  return `${rule} ${layer ?? ''} ${value.toFixed(2)}`
}
