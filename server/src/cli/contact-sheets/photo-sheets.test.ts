import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtInTemplates } from '@marquee/creative/built-in-templates'
import sharp from 'sharp'
import { createFixedSubjectFinder } from '../../testing/fixed-subject-finder.ts'
import { makePhotoSheets } from './photo-sheets.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-sheets-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Draws sheets of the photos in the folder. @returns what was written */
async function make(): Promise<string> {
  let written = ''
  await makePhotoSheets({
    photos: folder,
    finder: createFixedSubjectFinder(),
    folder: join(folder, 'sheets'),
    templates: builtInTemplates.slice(0, 1),
    every: 1,
    width: 200,
    write: (text) => {
      written += text
    },
  })
  return written
}

describe('[P-48] sheets of photos', () => {
  test('show each photo in each format, and say what was measured', async () => {
    const photo = sharp({ create: { width: 300, height: 100, channels: 3, background: '#808080' } })
    await writeFile(join(folder, 'bar.png'), await photo.png().toBuffer())
    const described = { file: 'bar.png', kind: 'photo', width: 300, height: 100, product_box: [0, 0, 300, 100] }
    await writeFile(join(folder, 'photos.json'), JSON.stringify([described]))
    expect(await make()).toMatch(/Measured: 1 templates, 1 photos \(\d whose.*\n4 results, /)
    expect((await readdir(join(folder, 'sheets'))).toSorted()).toEqual(['bar.jpg', 'faults.tsv'])
    expect(await readFile(join(folder, 'sheets/faults.tsv'), 'utf8')).toMatch(/^template\tformat\tphoto/)
  })

  test('need something to draw', async () => {
    await expect(make()).rejects.toThrow('There is nothing to draw: 1 templates, 0 photos')
  })
})
