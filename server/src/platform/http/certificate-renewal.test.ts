import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { createCertificateFiles } from '../../testing/certificate-files.ts'
import { readCertificate } from './certificate.ts'
import { renewCertificate } from './certificate-renewal.ts'

const EVERY_MS = 5

async function startRenewal() {
  const made = await createCertificateFiles()
  const used: string[] = []
  const lines: string[] = []
  const end = renewCertificate({
    files: made.files,
    used: await readCertificate(made.files),
    use: ({ cert }) => void used.push(cert.toString()),
    log: pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line).msg) }),
    everyMs: EVERY_MS,
  })
  return { ...made, used, lines, end }
}

async function waitUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await delay(EVERY_MS)
  }
}

test('a renewed certificate is taken over, once', async () => {
  const { used, lines, renew, remove, end } = await startRenewal()
  const second = await renew()
  await waitUntil(() => used.length > 0)
  const third = await renew()
  await waitUntil(() => used.length > 1)
  expect(used).toEqual([second, third])
  expect(lines.filter((line) => line === 'A renewed certificate is used')).toHaveLength(2)
  end()
  await remove()
})

test('what cannot be used leaves the one from before, is logged once, and does not end the looking', async () => {
  const { files, used, lines, renew, remove, end } = await startRenewal()
  await rm(files.certFile)
  await waitUntil(() => lines.length > 0)
  const second = await renew()
  await waitUntil(() => used.length > 0)
  expect(used).toEqual([second])
  expect(lines.filter((line) => line.includes('cannot be renewed; the one from before is used'))).toHaveLength(1)
  end()
  await remove()
})
