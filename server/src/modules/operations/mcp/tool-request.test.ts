import { addBoardAds, createBoard } from '@marquee/contract/boards'
import { updateBrief } from '@marquee/contract/briefs'
import { listAds } from '@marquee/contract/ad-search'
import { toToolRequest } from './tool-request.ts'

const BOARD_ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const KEY = '11890a5d-ac96-874b-bcce-b302099a8057'

test('[P-72] arguments become the path, the query and the body of the call', () => {
  expect(
    toToolRequest({ endpoint: listAds }, { q: 'a & b', format: ['image', 'video'], per_brand: 0 }, () => KEY),
  ).toEqual({
    method: 'GET',
    url: '/api/v1/ads?q=a+%26+b&format=image%2Cvideo&limit=10&per_brand=0',
  })
  const tool = { endpoint: addBoardAds, renamed: { id: 'board_id' } }
  expect(toToolRequest(tool, { board_id: BOARD_ID, ad_ids: ['x'] }, () => KEY)).toEqual({
    method: 'POST',
    url: `/api/v1/boards/${BOARD_ID}/ads`,
    payload: { ad_ids: ['x'] },
  })
})

test('[P-72] a write gets an idempotency key of ours, whatever text the assistant gives', () => {
  const write = (args: object) =>
    toToolRequest({ endpoint: createBoard }, { name: 'Hooks', ...args }, () => KEY).payload
  expect(write({})).toEqual({ name: 'Hooks', idempotency_key: KEY })
  expect(write({ idempotency_key: 'board 1' })).toEqual({ name: 'Hooks', idempotency_key: KEY })
  for (const idempotency_key of ['', 7, 'x'.repeat(101)]) {
    expect(() => write({ idempotency_key })).toThrow('idempotency_key: give a text of 1 to 100 characters.')
  }
})

test('[P-72] null takes a value away where the contract knows it, and elsewhere says nothing', () => {
  const tool = { endpoint: updateBrief, renamed: { id: 'brief_id' } }
  const args = { brief_id: BOARD_ID, version: 2, product_id: null, audience: null }
  expect(toToolRequest(tool, args, () => KEY).payload).toEqual({ version: 2, product_id: null })
  expect(toToolRequest({ endpoint: listAds }, { q: null, per_brand: null }, () => KEY).url).toBe('/api/v1/ads?limit=10')
})

test.each(['..', '../ads', `${BOARD_ID}/../../ads`, '', null, 7, {}])(
  '[P-72] a path is written from an id alone: %j is refused',
  (board_id) => {
    const tool = { endpoint: addBoardAds, renamed: { id: 'board_id' } }
    expect(() => toToolRequest(tool, { board_id, ad_ids: [] }, () => KEY)).toThrow(/^board_id: give an id/)
  },
)

test('[P-72] an argument that the tool does not have is refused with those that it has', () => {
  expect(() => toToolRequest({ endpoint: createBoard }, { title: 'Hooks' }, () => KEY)).toThrow(
    'Unknown arguments: title. This tool takes: idempotency_key, name, description, folder_id, ad_ids.',
  )
})
