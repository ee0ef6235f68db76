import { readGraphFailure } from '../../../../platform/graph-api/graph-error.ts'
import { type ApiAnswer, type ApiRequest, ApiUnreachable, type CallApi } from '../../../../platform/web/call-api.ts'
import { type AccountAccess, InsightsError } from '../insights-source.ts'

const ACCESS_ADVICE = 'Give the token the permission ads_read, and its person or system user access to the ad account.'

/** Calls the Graph API with an account's token. @throws InsightsError for every answer other than data */
export type AskGraph = (access: AccountAccess, request: ApiRequest, now: Date) => Promise<ApiAnswer>

/** @param callApi bound to the API's address with its version */
export function createAskGraph(callApi: CallApi): AskGraph {
  return async ({ token }, request, now) => {
    const answer = await call(callApi, { ...request, query: { ...request.query, access_token: token } })
    if (answer.status !== 200) {
      const { kind, message, advice, retryAt } = readGraphFailure(answer, token, now)
      throw new InsightsError(kind, message, { advice: kind === 'permission' ? ACCESS_ADVICE : advice, retryAt })
    }
    return answer
  }
}

async function call(callApi: CallApi, request: ApiRequest): Promise<ApiAnswer> {
  try {
    return await callApi(request)
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) {
      throw error
    }
    throw new InsightsError(error.isForbidden ? 'answer' : 'unavailable', `Meta: ${error.message}`)
  }
}
