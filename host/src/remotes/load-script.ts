import type { AssetLookup } from './asset-integrity.ts'
import { FIRST_TRY_MS, TimeLimitError } from './within-time.ts'

/** A script did not come, or not as its release lists it. */
export class ScriptLoadError extends Error {
  override readonly name = 'ScriptLoadError'
  /** Address that was asked for. */
  readonly request: string

  constructor(request: string) {
    super(`The script ${request} could not be loaded.`)
    this.request = request
  }
}

/**
 * Runs a script of a release, fetched by its content and with its integrity.
 * @returns when it has run, also when it threw
 * @throws ScriptLoadError, TimeLimitError
 */
export function loadScript(address: string, { addressOf, integrityOf }: AssetLookup): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = addressOf(address)
    script.integrity = integrityOf(address)

    function end(settle: () => void): void {
      clearTimeout(timer)
      // What was given up must not run later, when another release may have taken its place.
      script.remove()
      settle()
    }
    const timer = setTimeout(() => end(() => reject(new TimeLimitError(FIRST_TRY_MS))), FIRST_TRY_MS)
    script.addEventListener('load', () => end(resolve))
    script.addEventListener('error', () => end(() => reject(new ScriptLoadError(address))))
    document.head.append(script)
  })
}
