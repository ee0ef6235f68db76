import type { ProblemDetails } from '@marquee/contract/error-response'

interface Refusal {
  problem: ProblemDetails
  /** The seconds of the header `Retry-After`; null without one. */
  retryAfterSeconds: number | null
  /** The id of the request, by which the operator finds it in the logs. */
  requestId: string
  /** The arguments' names by the contract's names of the fields. */
  renamed: Readonly<Record<string, string>>
}

/** Refusals that no other arguments change. */
const TELL_USER = 'Nothing that you can send changes this; tell the user.'

const NEXT_STEPS: Readonly<Record<number, string>> = {
  402: TELL_USER,
  403: TELL_USER,
  404: 'Use an id as the tools that search and list return it. What belongs to another workspace is not found either.',
  409: 'Read it again, and repeat the change on what it is now.',
}

/** Says why a call was refused, in words that a model can act on. Of a failure of ours it says nothing but how to report it. */
export function explainProblem({ problem, retryAfterSeconds, requestId, renamed }: Refusal): string {
  const { status, detail, code, errors = {} } = problem
  if (status === 422) {
    const reasons = Object.entries(errors).map(
      ([field, messages]) => `- ${toArgument(field, renamed)}: ${messages.join(' ')}`,
    )
    return ['Some arguments were not accepted. Change them and call again:', ...reasons].join('\n')
  }
  if (code === 'scope_missing') {
    return `${detail} The user can make a key with this scope on the page Connect of Marquee.`
  }
  if (status === 429 || status === 503) {
    return `${detail} (Seconds to wait: ${retryAfterSeconds ?? 2}.)`
  }
  if (status >= 500) {
    return `Marquee could not do this. Try again in a moment; if it goes on, give the user this request id: ${requestId}.`
  }
  return [detail, NEXT_STEPS[status] ?? []].flat().join(' ')
}

/** `ad_ids.3` keeps its place in the list. */
function toArgument(path: string, renamed: Readonly<Record<string, string>>): string {
  const [field = '', ...rest] = path.split('.')
  return [renamed[field] ?? field, ...rest].join('.')
}
