import { randomUUID } from 'node:crypto'
import { createProduct } from '@marquee/contract/products'
import { type VideoScript, writeVideoScripts } from '@marquee/contract/video-scripts'
import {
  createVideo,
  deleteVideo,
  duplicateVideo,
  getVideo,
  listVideos,
  renameVideo,
  restoreVideo,
  type StoredVideo,
  updateVideo,
} from '@marquee/contract/videos'
import { aspectRatios } from '@marquee/creative/formats'
import { countFrames } from '@marquee/creative/scene-times'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let ada: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await signUp(server)
})

async function addProduct(): Promise<string> {
  const { body } = await ada.call(createProduct, {
    body: {
      idempotency_key: randomUUID(),
      name: 'Fjell travel cup',
      description: '',
      benefits: ['Keeps coffee hot for 6 hours', 'Closes without a drop', 'Fits every car'],
      offer: '20 % off until Sunday',
      price: '29.00',
      currency: 'EUR',
      category: 'Kitchen',
      url: null,
      image_ids: [],
      brand_profile_id: null,
      rating: null,
      review_count: null,
      reviews: [{ text: 'Still warm after my shift.', author: 'Mira', rating: null }],
    },
  })
  return body.data.id
}

async function writeScripts(productId: string, seconds = 15): Promise<VideoScript[]> {
  const { body } = await ada.call(writeVideoScripts, {
    body: { source: { kind: 'product', product_id: productId }, seconds },
  })
  return body.data
}

async function makeVideo(changes: object = {}): Promise<StoredVideo> {
  const productId = await addProduct()
  const [script] = await writeScripts(productId)
  const { body } = await ada.call(createVideo, {
    body: {
      idempotency_key: randomUUID(),
      title: 'Travel cup, spring',
      source: { kind: 'product', product_id: productId },
      language: 'en',
      aspect_ratios: ['9:16', '1:1'],
      scenes: script?.scenes ?? [],
      captions: 'karaoke',
      music: null,
      ...changes,
    },
  })
  return body.data
}

describe('videos', () => {
  test('[P-46] a product becomes scripts with different hooks, whose scenes stand on its facts and fill the time', async () => {
    const scripts = await writeScripts(await addProduct())
    expect(scripts.length).toBeGreaterThan(1)
    expect(new Set(scripts.map(({ hook }) => hook)).size).toBe(scripts.length)
    for (const { scenes } of scripts) {
      expect(scenes.reduce((sum, { frames }) => sum + frames, 0)).toBe(15 * 30)
      expect([scenes[0]?.role, scenes.at(-1)?.role]).toEqual(['hook', 'call'])
      expect(scenes.slice(1, -1).every(({ fact }) => fact !== null)).toBe(true)
    }
  })

  test('[P-46] where nothing is known there is no script of empty words, and the answer says what to do', async () => {
    for (const idea of ['🔥🔥🔥', 'Coffee']) {
      const { body } = await ada.call(writeVideoScripts, { body: { source: { kind: 'idea', idea }, seconds: 15 } })
      expect(body.data.map(({ hook }) => hook)).toEqual(idea === 'Coffee' ? ['Coffee'] : [])
      expect(body.meta.missing).toMatch(idea === 'Coffee' ? /benefit/ : /Choose a product, or answer/)
    }
  })

  test('[P-46] [P-100] other scripts end when every fact has led one, and the answer says so', async () => {
    const source = { kind: 'product' as const, product_id: await addProduct() }
    const { body } = await ada.call(writeVideoScripts, { body: { source, seconds: 15, round: 1 } })
    expect(body.data).toEqual([])
    expect(body.meta.missing).toContain('Every known fact has led a text already')
  })

  test('[P-46] a script becomes a project that is laid out in all formats, once for each key', async () => {
    const key = randomUUID()
    const video = await makeVideo({ idempotency_key: key })
    expect(video).toMatchObject({ title: 'Travel cup, spring', state: 'draft', version: 1, credits_used: 0 })
    expect(countFrames(video.project)).toBe(video.frames)
    for (const { formats } of video.project.scenes) {
      expect(new Set(Object.keys(formats))).toEqual(new Set(aspectRatios))
    }
    expect((await makeVideo({ idempotency_key: key })).id).toBe(video.id)
    const { data } = (await ada.call(listVideos, { query: { q: 'fjell' } })).body
    expect(data.map(({ id, product_name }) => [id, product_name])).toEqual([[video.id, 'Fjell travel cup']])
  })

  test('[P-46] of two saves of one version one wins, and what is saved is what is read', async () => {
    const { id, project } = await makeVideo()
    const params = { id }
    const save = (language: string) =>
      ada.call(updateVideo, { params, body: { project: { ...project, language }, version: 1 } })
    const answers = await Promise.all([save('de'), save('fr')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const saved = answers.find(({ status }) => status === 200)
    expect((await ada.call(getVideo, { params })).body.data).toEqual(saved?.body.data)
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('version_conflict')
  })

  test('[P-46] a file that the workspace does not have is refused', async () => {
    const { id, project } = await makeVideo()
    const picture = { kind: 'asset' as const, asset_id: randomUUID(), cutout: false }
    const scenes = project.scenes.map((scene) => ({ ...scene, pictures: { product: picture } }))
    const { status } = await ada.call(updateVideo, {
      params: { id },
      body: { project: { ...project, scenes }, version: 1 },
    })
    expect(status).toBe(422)
  })

  test('[P-46] a video is renamed, copied, removed and brought back, and others do not see it', async () => {
    const { id, project } = await makeVideo()
    const params = { id }
    expect((await ada.call(renameVideo, { params, body: { title: 'Autumn' } })).body.data.title).toBe('Autumn')
    const body = { idempotency_key: randomUUID() }
    const copy = (await ada.call(duplicateVideo, { params, body })).body.data
    expect((await ada.call(duplicateVideo, { params, body })).body.data.id).toBe(copy.id)
    expect(copy).toMatchObject({ title: 'Autumn (copy)', state: 'draft' })
    expect((await ada.call(getVideo, { params: { id: copy.id } })).body.data.project).toEqual(project)
    await ada.call(deleteVideo, { params })
    expect((await ada.call(getVideo, { params })).status).toBe(404)
    expect((await ada.call(restoreVideo, { params })).body.data.title).toBe('Autumn')
    const stranger = await signUp(server)
    expect((await stranger.call(getVideo, { params })).status).toBe(404)
    expect((await stranger.call(renameVideo, { params, body: { title: 'Mine' } })).status).toBe(404)
    const viewer = await signUp(server, { role: 'viewer', workspaceId: ada.workspaceId })
    expect((await viewer.call(deleteVideo, { params })).status).toBe(403)
  })
})
