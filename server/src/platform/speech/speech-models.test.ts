import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWav } from '../sound/build-wav.ts'
import { createSpeechModels } from './speech-models.ts'

/**
 * Stands for the package: its answers are those of sherpa-onnx-node 1.13.8, and it fails, as the package does, for files that do not
 * exist.
 */
const PACKAGE = `
const { existsSync } = require('node:fs')
class OfflineRecognizer {
  constructor({ modelConfig }) {
    if (!existsSync(modelConfig.nemoCtc.model)) throw new Error('Please check your config!')
  }
  createStream() { return { acceptWaveform(wave) { this.wave = wave } } }
  decode(stream) { stream.seconds = stream.wave.samples.length / stream.wave.sampleRate }
  getResult({ seconds }) {
    return { lang: '', emotion: '', event: '', text: 'COLD COFFEE', tokens: [' COLD', ' COF', 'FEE'],
      timestamps: [0.4, 0.8, seconds - 0.2], durations: [], ys_log_probs: [], words: [] }
  }
}
class OfflineTts {
  generate({ text, sid }) { return { samples: new Float32Array(text.length * 160).fill(sid ? 1 : 0.5), sampleRate: 16000 } }
}
const readWave = () => ({ samples: new Float32Array(16000), sampleRate: 16000 })
module.exports = { OfflineRecognizer, OfflineTts, readWave }
`
const RECOGNIZER = { name: 'Small ears', config: { modelConfig: { nemoCtc: { model: 'ears/model.onnx' } } } }
const VOICE = { voice: 'amy', title: 'Amy', languages: ['en'], config: {} }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-models-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function install(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

async function hear() {
  const models = createSpeechModels(folder)
  const file = join(folder, 'sound.wav')
  await writeFile(file, buildWav(new Int16Array(16_000), 16_000))
  try {
    return await models.getRecognizer()?.hear(file)
  } finally {
    models.close()
  }
}

describe('[P-46] the model folder', () => {
  test('hears words with their times and speaks, by the package that is installed in it', async () => {
    await install({
      'node_modules/sherpa-onnx-node/index.js': PACKAGE,
      'recognizer.json': JSON.stringify({ ...RECOGNIZER, language: 'en' }),
      'voices.json': JSON.stringify([VOICE]),
      'ears/model.onnx': '',
    })
    expect(await hear()).toEqual({
      language: 'en',
      words: [
        { text: 'cold', start: 0.4, end: 0.8 },
        { text: 'coffee', start: 0.8, end: expect.closeTo(1.2) },
      ],
    })
    const models = createSpeechModels(folder)
    const [amy] = models.listVoices()
    const wav = Buffer.from(await models.speak(amy!, 'Hello'))
    models.close()
    expect([wav.toString('latin1', 0, 4), wav.readUInt32LE(24), wav.length]).toEqual(['RIFF', 16_000, 44 + 5 * 160 * 2])
  })

  test('without the package, or with a file that is not as described, says what is wrong', async () => {
    await install({ 'recognizer.json': JSON.stringify(RECOGNIZER) })
    await expect(hear()).rejects.toThrow(/no sherpa-onnx-node that runs on this machine/)
    await install({ 'recognizer.json': '{"name": ""}' })
    expect(() => createSpeechModels(folder)).toThrow(/^recognizer\.json of SPEECH_MODELS_DIR/)
    await install({ 'recognizer.json': 'no JSON' })
    expect(() => createSpeechModels(folder)).toThrow(/^recognizer\.json of SPEECH_MODELS_DIR/)
  })

  test('is optional', () => {
    const models = createSpeechModels(null)
    expect([models.getRecognizer(), models.listVoices()]).toEqual([null, []])
    expect(createSpeechModels(folder).getRecognizer()).toBeNull()
  })
})
