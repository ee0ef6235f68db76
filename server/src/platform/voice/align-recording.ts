import { readSound } from '../video-rendering/read-sound.ts'
import { alignSpeech } from './align-speech.ts'
import { toSpeechRate } from './mfcc.ts'
import { speakDraft } from './speak-draft.ts'
import type { TimedWord } from './voice-orders.ts'

const WAV_HEAD = 44
/** With fewer words of the text, the draft voice cannot speak its language. */
const LEAST_SPOKEN_SHARE = 0.6

/**
 * Finds when the words of a text are spoken in a stored sound: the draft voice speaks the text, and the sound is compared with it. Call it
 * only in a child process.
 * @returns the words in seconds; none if the draft voice cannot speak the text, or the sound holds no speech
 * @throws VideoLibraryMissing
 */
export async function alignRecording(text: string, file: string): Promise<TimedWord[]> {
  const { wav, words } = await speakDraft({ voice: 'rms', text })
  const count = text.split(/\s+/).filter((word) => word !== '').length
  const sound = words.length < count * LEAST_SPOKEN_SHARE ? null : await readSound(file)
  return sound === null ? [] : alignSpeech(toSpeechRate(sound), { samples: readWav(wav), words })
}

/** The samples of a WAV file with 16 bits and one channel. */
function readWav(wav: Uint8Array): Float32Array {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
  const length = Math.max(0, Math.floor((wav.byteLength - WAV_HEAD) / 2))
  return new Float32Array(length).map((_, index) => view.getInt16(WAV_HEAD + index * 2, true) / 32_768)
}
