/** An open microphone. */
export interface Microphone {
  /** How loud it is at this moment, from 0 (nothing) to 1 (as loud as can be recorded). */
  getLevel: () => number
  startRecording: () => void
  /** @returns what was recorded since it was started, in the browser's own format */
  stopRecording: () => Promise<Blob>
  close: () => void
}

/** Quieter than this is shown as nothing, in decibels below the loudest sound that can be recorded. */
const QUIETEST_DB = -54

/**
 * Opens the microphone; the browser asks the user first.
 * @throws DOMException when it is refused, missing or in use: `describeMicrophoneFault` says what to do
 */
export async function openMicrophone(): Promise<Microphone> {
  // Echoes are not expected, and a level that the browser changes would pump between the words.
  const constraints = { echoCancellation: false, noiseSuppression: true, autoGainControl: false }
  if (navigator.mediaDevices === undefined) {
    throw new DOMException('No secure address', 'SecurityError')
  }
  const stream = await navigator.mediaDevices.getUserMedia({ audio: constraints })
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  new MediaStreamAudioSourceNode(context, { mediaStream: stream }).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let recorder: MediaRecorder | null = null
  let parts: Blob[] = []

  return {
    getLevel() {
      analyser.getFloatTimeDomainData(samples)
      return toLevel(Math.max(...samples.map(Math.abs)))
    },
    startRecording() {
      parts = []
      recorder = new MediaRecorder(stream)
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
      recorder.start()
    },
    stopRecording: () =>
      new Promise((resolve) => {
        const ended = recorder
        const finish = () => resolve(new Blob(parts, ended === null ? {} : { type: ended.mimeType }))
        if (ended === null || ended.state === 'inactive') {
          finish()
        } else {
          ended.addEventListener('stop', finish, { once: true })
          ended.stop()
        }
      }),
    close() {
      for (const track of stream.getTracks()) {
        track.stop()
      }
      void context.close()
    },
  }
}

/** A peak amplitude as a level from 0 to 1, evenly by decibels as ears hear it. */
export function toLevel(peak: number): number {
  return peak <= 0 ? 0 : Math.min(1, Math.max(0, 1 - (20 * Math.log10(peak)) / QUIETEST_DB))
}

/** Why the microphone could not be opened, and what to do, by the name of the browser's error. */
const FAULTS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'Your browser does not let this page use the microphone. Allow it beside the address of the page, then try again, or upload a recording.',
  NotFoundError: 'No microphone was found. Connect one and try again, or upload a recording.',
  NotReadableError: 'The microphone is used by another program. Close that program, then try again.',
  SecurityError: 'Browsers record only on secure pages (https). Upload a recording instead.',
}

/** A sentence for an error of `openMicrophone`. */
export function describeMicrophoneFault(error: unknown): string {
  const known = error instanceof DOMException ? FAULTS[error.name] : undefined
  return known ?? 'The microphone did not start. Try again, or upload a recording.'
}
