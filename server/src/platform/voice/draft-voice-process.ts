// Runs apart from the server, because the engine blocks its process while it speaks.
import { serveProcess } from '../processes/serve-process.ts'
import { draftVoiceOrder } from './draft-voices.ts'
import { speakDraft } from './speak-draft.ts'

const MEMORY_MB = 1024

// Node says that WASI is experimental; the operator can do nothing about it.
process.removeAllListeners('warning')

serveProcess({ order: draftVoiceOrder, work: speakDraft, memoryMb: MEMORY_MB })
