import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inFolder, runFlite } from './flite.ts'
import { matchPhones, type TimedPhone } from './match-phones.ts'
import { toPlainSpeech } from './plain-speech.ts'
import type { DraftVoiceName, TimedWord } from './voice-orders.ts'

const PAUSE = 'pau'

interface Speech {
  /** A WAV file. */
  wav: Uint8Array<ArrayBuffer>
  /** In seconds. */
  words: TimedWord[]
}

/**
 * Speaks an English text by the draft voice. Call it only in a child process.
 * @returns the sound and when each word is spoken; a text without spoken words gives no words
 */
export async function speakDraft({ voice, text }: { voice: DraftVoiceName; text: string }): Promise<Speech> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-voice-'))
  try {
    const words = text.split(/\s+/).filter((word) => word !== '')
    const plain = words.map(toPlainSpeech)
    // An argument in its own place is text, also if it begins with a dash.
    const spoken = ['-voice', voice, '-psdur', '-t', ` ${plain.join(' ')}`, '-o', inFolder('speech.wav')]
    const utterance = parseDurations(await runFlite(folder, spoken))
    // Each paragraph is an utterance of its own, and one line of output.
    await writeFile(join(folder, 'words.txt'), plain.map((word) => (word === '' ? '-' : word)).join('\n\n') + '\n\n')
    const alone = await runFlite(folder, ['-voice', voice, '-ps', '-f', inFolder('words.txt'), '-o', 'none'])
    const phones = alone.split('\n').map((line) => line.split(' ').filter((phone) => phone !== '' && phone !== PAUSE))
    const pronounced = words.map((word, index) => ({ text: word, phones: phones[index] ?? [] }))
    return { wav: await readFile(join(folder, 'speech.wav')), words: matchPhones(pronounced, utterance) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Parses phones with their ends in seconds: `pau:0.222 m:0.250`. */
function parseDurations(printed: string): TimedPhone[] {
  return printed
    .split(/\s+/)
    .filter((item) => item.includes(':'))
    .map((item) => {
      const [phone = '', end = ''] = item.split(':')
      return { phone, end: Number(end) }
    })
}
