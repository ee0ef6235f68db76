import { startTestServer } from '../../../testing/test-server.ts'
import { createAdImportService } from './ad-import.service.ts'

test('[F-01] a column that fails is named once with its rows, and may be left out', async () => {
  const server = await startTestServer()
  const adImport = createAdImportService(server)
  const rows = Array.from({ length: 60 }, (_, index) => `${index},Ad ${index},soon`)
  const importIt = (fingerprint: string, mapping?: Record<string, null>) =>
    adImport.importAds({
      stream: (async function* () {
        yield await Promise.resolve(Buffer.from(`id,text,Start date\n${rows.join('\n')}\n`))
      })(),
      format: 'csv',
      source: 'upload',
      fingerprint,
      label: 'ads.csv',
      ...(mapping !== undefined && { mapping }),
    })
  const first = await importIt('all columns')
  expect(first.counts).toMatchObject({ inserted: 0, refused: 60 })
  expect(await adImport.countRefusals(first.importId)).toEqual([
    { field: 'Start date', rows: 60, line: 2, reason: expect.stringContaining('Use a day as') },
  ])
  const second = await importIt('without it', { 'Start date': null })
  expect(second.counts).toMatchObject({ inserted: 60, refused: 0 })
  await server.close()
})
