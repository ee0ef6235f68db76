import { randomUUID } from 'node:crypto'
import { csrfCookie, login } from '@marquee/contract/authentication'
import { uploadAsset } from '@marquee/contract/assets'
import { createVideoRender, listVideoRenders, type VideoRender } from '@marquee/contract/video-renders'
import { speakVideo } from '@marquee/contract/video-voices'
import { createVideo, type StoredVideo, updateVideo } from '@marquee/contract/videos'
import { type APIRequestContext, type APIResponse, request } from '@playwright/test'
import { drawPhoto } from '../../server/src/testing/videos/draw-photo.ts'
import { createPerson } from '../src/fixtures/people.ts'
import { runSize } from './run-size.ts'

const SCENE_FRAMES = 150
const ROLES = ['hook', 'solution', 'benefit', 'proof', 'offer', 'call'] as const
const ASK_MS = 100
/** Phones make photos of twelve million pixels. */
const PHOTO_WIDTH = runSize(4000, 1200)
/** An answer may come late beside other programs; that is not what is measured. */
const ANSWER_MS = 180_000

/** A user of the API who makes videos. */
export async function createVideoClient(origin: string) {
  const api = await request.newContext({ baseURL: origin, timeout: ANSWER_MS })
  const person = await createPerson(api)
  await api.get(csrfCookie.path)
  const { email, password } = person
  const headers = async () => {
    const { cookies } = await api.storageState()
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    return { accept: 'application/json', 'x-xsrf-token': decodeURIComponent(token) }
  }
  const send = async (method: 'post' | 'put', path: string, data: object) =>
    readJson(await api[method](path, { headers: await headers(), data }))
  await send('post', login.path, { email, password })

  async function uploadPhoto(seed: number): Promise<string> {
    const buffer = await drawPhoto(seed, PHOTO_WIDTH)
    const multipart = { file: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer } }
    const answer = await api.post(`${uploadAsset.path}?kind=image`, { headers: await headers(), multipart })
    return uploadAsset.response.parse(await readJson(answer)).data.id
  }

  return {
    api,
    workspaceId: person.workspace_ids[0] ?? '',

    /** A video of scenes with photos that move in turn, a voice, music and captions. */
    async makeVideo(frames: number, sceneFrames = SCENE_FRAMES): Promise<StoredVideo> {
      const photos = [await uploadPhoto(1), await uploadPhoto(2), await uploadPhoto(3)]
      const scenes = Array.from({ length: frames / sceneFrames }, (_, index) => ({
        role: ROLES[index % ROLES.length] ?? 'hook',
        frames: sceneFrames,
        spoken: 'It keeps coffee hot for hours and does not leak.',
        texts: { headline: `Hot for ${index + 2} hours`, call_to_action: 'Get yours' },
        asset_id: photos[index % photos.length] ?? null,
        motion: index % 2 === 0 ? 'none' : 'zoom_in',
        fact: null,
      }))
      const body = {
        idempotency_key: randomUUID(),
        title: 'Travel cup',
        source: { kind: 'idea', idea: 'A cup that keeps coffee hot' },
        language: 'en',
        aspect_ratios: ['9:16'],
        scenes,
        captions: 'karaoke',
        placement: 'everywhere',
        music: {
          source: { kind: 'bed', bed: 'first-light' },
          from: 0,
          volume: 0.7,
          ducking: 0.4,
          fade_in: 0,
          fade_out: 30,
        },
      }
      const video = createVideo.response.parse(await send('post', createVideo.path, body)).data
      const spoken = { idempotency_key: randomUUID(), voice: { maker: 'draft', voice: 'slt' } }
      const said = video.project.scenes.map(({ id, spoken: text }) => ({ scene_id: id, text }))
      const voice = await send('post', withId(speakVideo.path, video.id), { ...spoken, scenes: said })
      const { takes } = speakVideo.response.parse(voice).data
      const project = { ...video.project, voice: takes }
      const saved = await send('put', withId(updateVideo.path, video.id), { project, version: video.version })
      return updateVideo.response.parse(saved).data
    },

    async order({ id, version }: StoredVideo): Promise<void> {
      const wanted = { version, aspect_ratios: ['9:16'], encoding: 'mp4', captions: 'burnt' }
      await send('post', withId(createVideoRender.path, id), { idempotency_key: randomUUID(), ...wanted })
    },

    /** Waits until the last render of a video is this far. @returns the render */
    async waitFor({ id }: StoredVideo, isThere: (render: VideoRender) => boolean): Promise<VideoRender> {
      for (;;) {
        const answer = await readJson(await api.get(withId(listVideoRenders.path, id), { headers: await headers() }))
        const [render] = listVideoRenders.response.parse(answer).data
        if (render !== undefined && isThere(render)) {
          return render
        }
        await new Promise((resolve) => setTimeout(resolve, ASK_MS))
      }
    },
  }
}

export type VideoClient = Awaited<ReturnType<typeof createVideoClient>>

/** Milliseconds of each request for a page of ads, one after the other, until `isOver`. */
export async function timeRequests(api: APIRequestContext, isOver: (asked: number) => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver(times.length)) {
    const startedAt = performance.now()
    await api.get('/api/ads?limit=20')
    times.push(performance.now() - startedAt)
  }
  return times
}

function withId(path: string, id: string): string {
  return path.replace(':id', id)
}

/** @throws Error for a refusal, with its words */
async function readJson(answer: APIResponse): Promise<unknown> {
  if (!answer.ok()) {
    throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  }
  return answer.status() === 204 ? null : answer.json()
}
