import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createExtensionFiles } from './extension-files.ts'

test('[F-16] the builds of the extension that are there are offered, and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-extension-files-'))
  await writeFile(join(folder, 'marquee-firefox.zip'), 'zip')
  await writeFile(join(folder, 'built-for.json'), JSON.stringify({ url: 'https://marquee.example' }))
  const files = createExtensionFiles('https://marquee.example', folder)
  expect(await files.list()).toEqual([{ browser: 'firefox', size: 3 }])
  expect(await text(await files.open('firefox'))).toBe('zip')
  expect(await createExtensionFiles('https://other.example', folder).list()).toEqual([])
  await expect(files.open('chrome')).rejects.toMatchObject({ status: 404 })
})
