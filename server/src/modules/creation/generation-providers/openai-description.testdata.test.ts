import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import sharp from 'sharp'
import { z } from 'zod'
import type { Answer } from '../../../testing/openai/openai-answers.ts'
import { type OpenAiServer, startOpenAiServer } from '../../../testing/openai/openai-server.ts'
import { testdata } from '../../../testing/testdata.ts'
import { SPEECH_VOICES } from './openai-speech.ts'
import { createProviderClients } from './provider-clients.ts'

/** Of each call, what the description calls its request and its answer. */
const CALLS = {
  '/v1/chat/completions': ['CreateChatCompletionRequest', 'CreateChatCompletionResponse'],
  '/v1/images/generations': ['CreateImageRequest', 'ImagesResponse'],
  '/v1/images/edits': ['CreateImageEditRequest', 'ImagesResponse'],
  '/v1/audio/transcriptions': ['CreateTranscriptionRequest', 'CreateTranscriptionResponseVerboseJson'],
} as const

/** Of each call, what the description calls its request. A voice is answered by a sound file, which it does not describe. */
const REQUESTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(CALLS).map(([path, [request]]) => [path, request])),
  '/v1/audio/speech': 'CreateSpeechRequest',
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, discriminator: false })
const description = readFileSync(testdata('openai', 'openapi.trimmed.json'), 'utf8')
// `nullable` is a keyword of an older OpenAPI, which the description still has in places where JSON Schema refuses it.
ajv.addSchema(
  JSON.parse(description, (key, value: unknown) => (key === 'nullable' ? undefined : value)),
  'openai',
)

/** What is wrong with a value by the official description. */
function check(name: string, value: unknown): string {
  return ajv.validate(`openai#/components/schemas/${name}`, value) ? '' : `${name}: ${ajv.errorsText()}`
}

let openAi: OpenAiServer
beforeAll(async () => {
  openAi = await startOpenAiServer()
})
afterAll(() => openAi.close())
beforeEach(() => {
  openAi.requests.length = 0
})

const clients = createProviderClients({ access: {}, timeoutMs: 5000 })
function open(imageModel: string, speechModel = '') {
  const settings = {
    baseAddress: openAi.baseAddress,
    apiKey: 'sk-test',
    textModel: 'gpt-test',
    imageModel,
    speechModel,
    transcriptionModel: 'whisper-1',
  }
  return {
    texts: clients.openText(settings, 'server'),
    images: clients.openImages(settings, 'server'),
    speech: clients.openSpeech(settings, 'server'),
    transcripts: clients.openTranscription(settings, 'server'),
  }
}

test('[P-45] every request is as OpenAI describes it', async () => {
  openAi.behave({ kind: 'answer', image: Buffer.from('image'), text: '{"word":"calm"}', sound: Buffer.from('RIFF') })
  const canvas = sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
  const [image, mask] = [await canvas.png().toBuffer(), await canvas.png().toBuffer()]
  for (const model of ['gpt-image-1', 'dall-e-2', 'dall-e-3', 'flux-1']) {
    const { images } = open(model)
    for (const shape of ['square', 'portrait', 'landscape'] as const) {
      await images.makeImage({ prompt: 'A bright table', shape, key: 'k' })
    }
    if (model !== 'dall-e-3') {
      await images.editImage({ prompt: 'A bright table', image, mask, key: 'k' })
    }
  }
  const schema = z.object({ word: z.string().max(20) })
  await open('').texts.writeJson({ name: 'one_word', schema, instructions: 'Say a word.', input: {} })

  for (const voice of SPEECH_VOICES) {
    await open('', 'tts-1').speech.speak({ text: 'A bright table.', voice, key: 'k' })
  }

  await open('').transcripts.transcribe({ wav: Buffer.from('RIFF'), key: 'k' })

  expect(openAi.requests).toHaveLength(17 + SPEECH_VOICES.length)
  const faults = openAi.requests.map(({ path, body }) => check(REQUESTS[path] ?? 'unknown', body))
  expect(faults.filter(Boolean)).toEqual([])
  expect(openAi.complaints).toEqual([])
})

/** What the stand-in is asked to answer. */
const ANSWERS: readonly Answer[] = [
  { image: Buffer.from('image') },
  { link: 'https://a.example/1.png' },
  { text: 'Yes', finish: 'content_filter' },
  { refusal: 'No.' },
  { heard: { text: 'Cold?', words: [{ word: 'Cold', start: 0, end: 0.4 }], noSpeech: 0.9 } },
]

test('[P-45] the stand-in answers as OpenAI describes it', async () => {
  async function ask(path: string) {
    const answer = await fetch(new URL(path, openAi.baseAddress), { method: 'POST', body: '{}' })
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
  for (const [path, [, name]] of Object.entries(CALLS)) {
    for (const behaviour of ANSWERS) {
      openAi.behave({ kind: 'answer', ...behaviour })
      expect(check(name, (await ask(path)).body)).toBe('')
    }
    openAi.behave({ kind: 'error', status: 429, code: 'insufficient_quota' })
    const { status, body } = await ask(path)
    expect([status, check('ErrorResponse', body)]).toEqual([429, ''])
  }
})
