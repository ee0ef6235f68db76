import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'

/** Plays the sound of a video. Its clock is the clock of the player, so that frames are dropped, and sound never. */
export interface SoundOutput {
  /** Seconds that were heard since the output was opened. */
  getTime: () => number
  /**
   * @param from seconds from the start of the video
   * @param rate 1 is the normal speed
   * @returns a function that stops the sound
   */
  start: (from: number, rate: number) => () => void
}

export interface PlayerState {
  /** The frame that is shown. */
  frame: number
  /** 0 while it is paused; below 0 it plays backwards, without sound. */
  rate: number
  /** The first frame of the range that is played again and again; null without one. */
  rangeStart: number | null
  /** The frame after the range. */
  rangeEnd: number | null
}

interface PlayerOptions {
  output: SoundOutput
  /** Calls back before the next paint. @returns a function that cancels it */
  schedule: (callback: () => void) => () => void
}

const MOST_RATE = 4
const nothing = () => {}

/** Plays the frames of a video by the clock of its sound. It is a store: components subscribe to what they show. */
export function createPlayer({ output, schedule }: PlayerOptions) {
  let state: PlayerState = { frame: 0, rate: 0, rangeStart: null, rangeEnd: null }
  let length = 1
  let origin = { frame: 0, time: 0 }
  let stopSound = nothing
  let cancelTick = nothing
  const listeners = new Set<() => void>()

  function set(changes: Partial<PlayerState>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) {
      listener()
    }
  }

  function stop(): void {
    cancelTick()
    stopSound()
    stopSound = nothing
  }

  function start(frame: number, rate: number): void {
    stop()
    if (rate > 0) {
      stopSound = output.start(frame / FRAMES_PER_SECOND, rate)
    }
    origin = { frame, time: output.getTime() }
    set({ frame, rate })
    cancelTick = schedule(tick)
  }

  function tick(): void {
    const passed = (output.getTime() - origin.time) * FRAMES_PER_SECOND * state.rate
    const frame = origin.frame + Math.trunc(passed)
    const end = state.rangeEnd ?? length
    if (state.rate > 0 && frame >= end) {
      reachEnd()
    } else if (frame < 0) {
      pause(0)
    } else {
      if (frame !== state.frame) {
        set({ frame })
      }
      cancelTick = schedule(tick)
    }
  }

  function reachEnd(): void {
    if (state.rangeEnd === null) {
      pause(length - 1)
    } else {
      start(state.rangeStart ?? 0, state.rate)
    }
  }

  function pause(frame = state.frame): void {
    stop()
    set({ frame: clamp(frame), rate: 0 })
  }

  function play(rate = 1): void {
    const isAtEnd = rate > 0 && state.frame >= (state.rangeEnd ?? length) - 1
    start(isAtEnd ? (state.rangeStart ?? 0) : state.frame, rate)
  }

  function seek(frame: number): void {
    if (state.rate === 0) {
      set({ frame: clamp(frame) })
    } else {
      start(clamp(frame), state.rate)
    }
  }

  function clamp(frame: number): number {
    return Math.min(length - 1, Math.max(0, Math.round(frame)))
  }

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play,
    pause: () => pause(),
    toggle: () => (state.rate === 0 ? play() : pause()),
    /** Plays forwards; while it already does, at twice the rate. */
    playFaster: () => play(state.rate > 0 ? Math.min(MOST_RATE, state.rate * 2) : 1),
    /** Plays backwards; while it already does, at twice the rate. */
    playBackwards: () => play(state.rate < 0 ? Math.max(-MOST_RATE, state.rate * 2) : -1),
    seek,
    /** Pauses, and moves by some frames. */
    step: (frames: number) => pause(state.frame + frames),
    /** The shown frame becomes the start of the played range. */
    markStart: () =>
      set({ rangeStart: state.frame, rangeEnd: keepIf(state.rangeEnd, (end) => end > state.frame) ?? length }),
    /** The shown frame becomes the last one of the played range. */
    markEnd: () =>
      set({ rangeStart: keepIf(state.rangeStart, (first) => first <= state.frame) ?? 0, rangeEnd: state.frame + 1 }),
    clearRange: () => set({ rangeStart: null, rangeEnd: null }),
    /** The video became longer or shorter; a range that does not fit any more is cleared. */
    setLength(frames: number): void {
      length = Math.max(1, frames)
      if (state.rangeEnd !== null && state.rangeEnd > length) {
        set({ rangeStart: null, rangeEnd: null })
      }
      if (state.frame >= length) {
        pause(length - 1)
      }
    },
    /** Another sound was mixed: while it plays, it goes on with the new one. */
    restartSound(): void {
      if (state.rate > 0) {
        start(state.frame, state.rate)
      }
    },
  }
}

export type Player = ReturnType<typeof createPlayer>

function keepIf(value: number | null, isKept: (value: number) => boolean): number | null {
  return value !== null && isKept(value) ? value : null
}
