import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createImageOrder, getImageOrder } from '@marquee/contract/image-generation'
import { getLibraryImport, startLibraryImport, uploadLibrary } from '@marquee/contract/library-imports'
import { getResultImport, startResultImport, uploadResultFile } from '@marquee/contract/result-imports'
import { getLatestWorkspaceExport, startWorkspaceExport } from '@marquee/contract/workspace-exports'
import type { ApiUser } from './api-user.ts'
import { makeUpAds } from '../../server/src/testing/made-up-ads.ts'
import { makeUpResults, RESULT_MAPPING } from './made-up-results.ts'
import { runSize } from './run-size.ts'

const ROWS = runSize(100_000, 400)
const ADS = runSize(100_000, 100)
/** The credits of a month in the plan Growth pay for some more. */
const IMAGES = runSize(240, 2)
/** The most images of one order. */
const DESIGNS = 10
const FORMATS = ['1:1', '4:5', '9:16', '16:9'] as const
const ASK_MS = 500

/** Something large that a workspace may ask for at any time. */
export interface BackgroundWork {
  name: string
  /** Asks for it, and resolves with what came of it once it is done, or once `isOver` says that it was long enough. */
  run: (isOver: () => boolean) => Promise<{ found: string; hasWorked: boolean }>
}

/** The large works that one workspace can ask for, in an order in which the export of everything has something to export. */
export function listBackgroundWork(user: ApiUser): BackgroundWork[] {
  return [
    { name: `an import of ${ROWS.toLocaleString('en')} rows of results`, run: (isOver) => importResults(user, isOver) },
    { name: `an import of ${ADS.toLocaleString('en')} ads`, run: (isOver) => importAds(user, isOver) },
    { name: `${IMAGES} images`, run: (isOver) => orderImages(user, isOver) },
    { name: 'an export of everything', run: (isOver) => exportAll(user, isOver) },
  ]
}

async function importResults(user: ApiUser, isOver: () => boolean) {
  const form = toForm(makeUpResults(ROWS, new Date()), 'results.csv')
  const { id } = uploadResultFile.response.parse(await user.post(uploadResultFile.path, form)).data
  const account = { account: { name: 'Acme' }, currency: 'USD' }
  const reading = { mapping: RESULT_MAPPING, decimal: '.', date_order: 'mdy' }
  await user.post(toPath(startResultImport.path, id), { ...account, ...reading })
  const read = async () => getResultImport.response.parse(await user.get(toPath(getResultImport.path, id))).data
  const last = await waitFor(read, ({ state }) => state !== 'waiting' && state !== 'running', isOver)
  const { stored } = last.counts
  return { found: `${last.state}, ${stored.toLocaleString('en')} rows stored`, hasWorked: stored === ROWS }
}

async function importAds(user: ApiUser, isOver: () => boolean) {
  const form = toForm([...makeUpAds(ADS)].join(''), 'library.jsonl')
  const { id } = uploadLibrary.response.parse(await user.post(uploadLibrary.path, form)).data
  await user.post(toPath(startLibraryImport.path, id))
  const read = async () => getLibraryImport.response.parse(await user.get(toPath(getLibraryImport.path, id))).data
  const last = await waitFor(read, ({ state }) => state === 'done' || state === 'failed', isOver)
  const { ads_saved: saved } = last.report
  return { found: `${last.state}, ${saved.toLocaleString('en')} ads saved`, hasWorked: saved > 0 }
}

async function orderImages(user: ApiUser, isOver: () => boolean) {
  const ids: string[] = []
  for (let ordered = 0; ordered < IMAGES;) {
    const designs = Math.min(DESIGNS, Math.ceil((IMAGES - ordered) / FORMATS.length))
    const body = {
      source: { kind: 'idea', idea: 'A travel cup for the way to work' },
      product_id: null,
      brand_profile_id: null,
      words: { headline: 'Does not leak', call_to_action: 'Get yours', body: 'It fits every car.' },
      aspect_ratios: FORMATS.slice(0, IMAGES),
      variations: designs,
      maker: 'embedded',
      idempotency_key: randomUUID(),
    }
    ids.push(createImageOrder.response.parse(await user.post(createImageOrder.path, body)).data.id)
    ordered += designs * body.aspect_ratios.length
  }
  const readOrder = async (id: string) =>
    getImageOrder.response.parse(await user.get(toPath(getImageOrder.path, id))).data.images
  // The last order is drawn last; a page asks for one order as well.
  const isDone = (images: Awaited<ReturnType<typeof readOrder>>) =>
    images.every(({ status }) => status !== 'queued' && status !== 'running')
  await waitFor(() => readOrder(ids.at(-1) ?? ''), isDone, isOver)
  const images = (await Promise.all(ids.map(readOrder))).flat()
  const drawn = images.filter(({ url }) => url !== null).length
  return { found: `${drawn} of ${images.length} images drawn`, hasWorked: drawn > 0 }
}

async function exportAll(user: ApiUser, isOver: () => boolean) {
  await user.post(startWorkspaceExport.path)
  const read = async () => getLatestWorkspaceExport.response.parse(await user.get(getLatestWorkspaceExport.path)).data
  const last = await waitFor(read, (found) => found?.state === 'done' || found?.state === 'failed', isOver)
  const bytes = last?.size ?? 0
  return { found: `${last?.state}, ${(bytes / 1_000_000).toFixed(1)} MB`, hasWorked: bytes > 0 }
}

/** @returns what was read last, also when the time is over */
async function waitFor<T>(read: () => Promise<T>, isDone: (value: T) => boolean, isOver: () => boolean): Promise<T> {
  for (;;) {
    const value = await read()
    if (isDone(value) || isOver()) {
      return value
    }
    await delay(ASK_MS)
  }
}

function toForm(content: string, name: string): FormData {
  const form = new FormData()
  form.set('file', new Blob([content]), name)
  return form
}

function toPath(path: string, id: string): string {
  return path.replace(':id', id)
}
