import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** The message for a validation issue whose schema has no message of its own. */
export function toZodMessage(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    return wrongType(issue)
  }
  if (issue.code === 'too_small') {
    return `Use at least ${bound(issue.origin, issue.minimum)}.`
  }
  if (issue.code === 'too_big') {
    return `Use at most ${bound(issue.origin, issue.maximum)}.`
  }
  if (issue.code === 'unrecognized_keys') {
    return `Not known here: ${issue.keys.join(', ')}.`
  }
  if (isMissing(issue)) {
    return required(issue)
  }
  return issue.code === 'invalid_value'
    ? `Choose one of: ${issue.values.map(String).join(', ')}.`
    : `The ${fieldName(issue)} field is not valid.`
}

function wrongType(issue: Extract<Issue, { code: 'invalid_type' }>): string {
  if ((issue.path ?? []).length === 0) {
    return 'Send a JSON object.'
  }
  if (isMissing(issue)) {
    return required(issue)
  }
  const expected = TYPE_NAMES[issue.expected]
  return expected === undefined
    ? `The ${fieldName(issue)} field is not valid.`
    : `The ${fieldName(issue)} field must be ${expected}.`
}

function isMissing(issue: Issue): boolean {
  return issue.input === undefined || issue.input === null
}

function required(issue: Issue): string {
  return `The ${fieldName(issue)} field is required.`
}

function fieldName(issue: Issue): string {
  const name = (issue.path ?? []).findLast((part) => typeof part === 'string')
  return typeof name === 'string' ? name.replaceAll('_', ' ') : 'given'
}

function bound(origin: string, limit: number | bigint): string {
  if (origin === 'string') {
    return `${limit} characters`
  }
  if (origin === 'array' || origin === 'set') {
    return `${limit} entries`
  }
  return String(limit)
}
