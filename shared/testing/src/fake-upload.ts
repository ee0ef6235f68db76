type Respond = (address: string, request: { method: string; signal: AbortSignal }) => Promise<Response>

const running = new Set<FakeUpload>()

/** Replaces the `XMLHttpRequest` that sends a file: it is answered as `fetch` is, and its progress is set by the test. */
class FakeUpload extends EventTarget {
  readonly upload = new EventTarget()
  withCredentials = false
  status = 0
  statusText = ''
  responseText = ''
  readonly #respond: Respond
  readonly #controller = new AbortController()
  #method = ''
  #address = ''

  constructor(respond: Respond) {
    super()
    this.#respond = respond
  }

  open(method: string, address: string): void {
    this.#method = method
    this.#address = address
  }

  setRequestHeader(): void {}

  getAllResponseHeaders(): string {
    return ''
  }

  send(): void {
    running.add(this)
    void this.#finish()
  }

  abort(): void {
    this.#controller.abort()
    this.#end('abort')
  }

  async #finish(): Promise<void> {
    const { signal } = this.#controller
    try {
      const response = await this.#respond(this.#address, { method: this.#method, signal })
      this.status = response.status
      this.responseText = JSON.stringify(await response.json())
      this.#end('load')
    } catch {
      this.#end('error')
    }
  }

  /** Only the first end counts: an aborted upload gets no answer. */
  #end(event: string): void {
    if (running.delete(this)) {
      this.dispatchEvent(new Event(event))
    }
  }
}

/** The class that sends files during a test. */
export function uploadsAnsweredBy(respond: Respond): typeof XMLHttpRequest {
  class AnsweredUpload extends FakeUpload {
    constructor() {
      super(respond)
    }
  }
  return AnsweredUpload as unknown as typeof XMLHttpRequest
}

/** Sets the progress of the current uploads, from 0 to 1. */
export function reportSent(share: number): void {
  for (const { upload } of running) {
    upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: share * 1000, total: 1000 }))
  }
}
