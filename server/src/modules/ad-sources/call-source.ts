import { type ApiAnswer, type ApiRequest, ApiUnreachable, type CallApi } from '../../platform/web/call-api.ts'
import { SourceError } from './connector.ts'

/** Calls a source's API. @throws SourceError without an answer */
export async function callSource(callApi: CallApi, name: string, request: ApiRequest): Promise<ApiAnswer> {
  try {
    return await callApi(request)
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) {
      throw error
    }
    if (error.isForbidden) {
      throw new SourceError('answer', error.message, { advice: 'Ask whoever runs the server to check its settings.' })
    }
    throw new SourceError('unavailable', `${name}: ${error.message}`)
  }
}

/**
 * Reads JSON with whole numbers that are too large for a number as text: ids of 64 bits would otherwise change on the way.
 * @returns undefined for what is no JSON
 */
export function parseSourceJson(text: string): unknown {
  try {
    return JSON.parse(text, exactNumbers)
  } catch {
    return undefined
  }
}

function exactNumbers(_key: string, value: unknown, context?: { source?: string }): unknown {
  const { source = '' } = context ?? {}
  return typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value
}
