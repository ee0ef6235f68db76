import { createProcessRunner } from '../processes/process-runner.ts'
import { type DraftSpeech, draftSpeech, type DraftVoiceOrder } from './draft-voices.ts'

export interface DraftVoice {
  /** @throws ProcessFailure when the engine died or took too long */
  speak(order: DraftVoiceOrder): Promise<DraftSpeech>
  close(): void
}

/** A thousand letters take about ten seconds on a busy machine. */
const TIMEOUT_MS = 60_000
const HEAP_MB = 256

/** Speaks English texts without a network, one at a time, in a process of its own. */
export function createDraftVoice(): DraftVoice {
  const runner = createProcessRunner<DraftVoiceOrder, DraftSpeech>({
    processUrl: new URL('./draft-voice-process.ts', import.meta.url),
    result: draftSpeech,
    timeoutMs: TIMEOUT_MS,
    heapMb: HEAP_MB,
  })
  return { speak: (order) => runner.run(order), close: () => runner.close() }
}
