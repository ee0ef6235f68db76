import { type ApiAnswer, type ApiRequest, ApiUnreachable, type CallApi } from '../../../platform/web/call-api.ts'
import { SourceError } from './connector.ts'

/** Calls a source's API. @throws SourceError when there is no answer */
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
