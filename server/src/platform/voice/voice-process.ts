// Runs apart from the server, because the engine blocks its process while it speaks.
import { serveProcess } from '../processes/serve-process.ts'
import { alignRecording } from './align-recording.ts'
import { speakDraft } from './speak-draft.ts'
import { type VoiceOrder, voiceOrder, type VoiceResult } from './voice-orders.ts'

const MEMORY_MB = 1024

// Node says that WASI is experimental; the operator can do nothing about it.
process.removeAllListeners('warning')

async function work(order: VoiceOrder): Promise<VoiceResult> {
  return order.kind === 'speak' ? speakDraft(order) : { wav: null, words: await alignRecording(order.text, order.file) }
}

serveProcess({ order: voiceOrder, work, memoryMb: MEMORY_MB })
