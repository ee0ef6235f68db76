import { importForeignFile } from './foreign-file.ts'
import { META_FILES } from './meta-files.ts'
import { TABLE_FILES } from './table-files.ts'
import { TOOL_FILES } from './tool-files.ts'

test.each([...META_FILES, ...TOOL_FILES, ...TABLE_FILES].map((file) => [file.name, file] as const))(
  '[F-01] %s: each field of its ads is right, and each refused row says what to do',
  async (_name, file) => {
    const { inBrowser, byCommand } = await importForeignFile(file)
    const expected = { ads: file.ads, refusals: file.refusals ?? [] }
    expect(byCommand).toMatchObject(expected)
    expect(inBrowser).toMatchObject(expected)
  },
)
