import { describeMicrophoneFault, type Microphone } from './microphone.ts'

/** A recorded voice that is not stored yet. */
export interface Recording {
  sound: Blob
  /** The time between start and stop. */
  seconds: number
  /** The largest level of the microphone meanwhile, from 0 to 1. */
  peak: number
}

export interface RecorderState {
  phase: 'idle' | 'opening' | 'counting' | 'recording' | 'stopping' | 'recorded'
  /** The seconds until the recording starts, while it counts. */
  count: number
  recording: Recording | null
  /** Why nothing can be recorded, as a sentence; empty if it can. */
  problem: string
}

interface RecorderOptions {
  /** @throws DOMException when the user or the system refuses it */
  openMicrophone: () => Promise<Microphone>
  /** Calls back after some ms. @returns a function that cancels it */
  wait: (callback: () => void, ms: number) => () => void
  /** Ms. */
  now: () => number
}

const COUNT_IN = 3
const COUNT_MS = 800
/** A video lasts at most a minute. */
const LONGEST_MS = 60_000
const IDLE: RecorderState = { phase: 'idle', count: 0, recording: null, problem: '' }

/** Records a voice after a count-in. It is a store: components subscribe to it. The microphone stays open between two recordings. */
export function createVoiceRecorder({ openMicrophone, wait, now }: RecorderOptions) {
  let state = IDLE
  let microphone: Microphone | null = null
  let startedAt = 0
  let peak = 0
  let isClosed = false
  let cancelWait = () => {}
  const listeners = new Set<() => void>()

  function set(changes: Partial<RecorderState>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) {
      listener()
    }
  }

  async function record(): Promise<void> {
    if (state.phase !== 'idle' && state.phase !== 'recorded') {
      return
    }
    set({ ...IDLE, phase: 'opening' })
    try {
      microphone ??= await openMicrophone()
    } catch (error) {
      set({ ...IDLE, problem: describeMicrophoneFault(error) })
      return
    }
    if (isClosed) {
      microphone.close()
      return
    }
    countIn(COUNT_IN)
  }

  function countIn(count: number): void {
    set({ phase: 'counting', count })
    cancelWait = wait(() => (count === 1 ? start() : countIn(count - 1)), COUNT_MS)
  }

  function start(): void {
    microphone?.startRecording()
    startedAt = now()
    peak = 0
    set({ phase: 'recording', count: 0 })
    cancelWait = wait(() => void stop(), LONGEST_MS)
  }

  /** Ends the recording; during the count-in, nothing was recorded. */
  async function stop(): Promise<void> {
    cancelWait()
    if (state.phase === 'counting') {
      set(IDLE)
    }
    if (state.phase === 'recording' && microphone !== null) {
      const seconds = (now() - startedAt) / 1000
      set({ phase: 'stopping' })
      const sound = await microphone.stopRecording()
      set({ phase: 'recorded', recording: { sound, seconds, peak } })
    }
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** How loud the voice is at this moment, from 0 to 1; 0 while the microphone is closed. */
    getLevel(): number {
      const level = microphone?.getLevel() ?? 0
      peak = Math.max(peak, level)
      return level
    },
    /** The length of the recording so far, in seconds. */
    getSeconds: () => (state.phase === 'recording' ? (now() - startedAt) / 1000 : (state.recording?.seconds ?? 0)),
    record,
    stop,
    /** Forgets what was recorded. */
    discard: (): void => {
      cancelWait()
      if (state.phase === 'recorded' || state.phase === 'counting') {
        set(IDLE)
      }
    },
    close(): void {
      isClosed = true
      cancelWait()
      microphone?.close()
      microphone = null
    },
  }
}

export type VoiceRecorder = ReturnType<typeof createVoiceRecorder>
