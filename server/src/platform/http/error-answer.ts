import { STATUS_CODES } from 'node:http'
import type { ErrorResponse, ProblemDetails } from '@marquee/contract/error-response'
import { PUBLIC_API_PREFIX } from '@marquee/contract/public-api'
import { isProgramPath } from '@marquee/federation/page-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionFailure } from '../database/connection-failure.ts'
import { DomainError } from '../errors/domain-error.ts'
import { errorCode } from '../errors/error-code.ts'
import { StorageUnavailable } from '../storage/storage-unavailable.ts'
import { MESSAGE_PAGE_POLICY, messagePage } from './message-page.ts'
import { listPublicMethods } from './public-methods.ts'

/** Fastify's own refusals in plain words, by its error codes. */
const FRAMEWORK_ERRORS: Readonly<Record<string, DomainError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new DomainError(413, 'The request is too large.'),
  FST_REQ_FILE_TOO_LARGE: new DomainError(413, 'The file is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new DomainError(415, 'Send the request as application/json.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new DomainError(400, 'The request is shorter or longer than it announced.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new DomainError(400, 'The request is not valid JSON.'),
}

/** What PostgreSQL (disk_full) and the file system (quotas too) say of a full disk. */
const FULL_DISK: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** What was said of a file that then could not be opened: browsers would keep the failure in its place. */
const HEADERS_OF_CONTENT = ['accept-ranges', 'content-disposition', 'content-length', 'content-range', 'etag']

/**
 * Answers a failure in the format of the contract: a message for pages, the problem details of RFC 9457 for programs with an API
 * key. A browser that opens the address itself gets a page. Details that are not meant for the caller stay in the log.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.failure = error
  const failure = publicError(error)
  const isOfProgram = request.url.startsWith(PUBLIC_API_PREFIX)
  for (const name of HEADERS_OF_CONTENT) {
    reply.removeHeader(name)
  }
  reply.status(failure.status).header('cache-control', 'no-store').headers(failure.headers)
  if (isVisit(request)) {
    const title = failure.status === 404 ? 'This page is not here' : 'That did not work'
    return reply
      .header('content-security-policy', `${MESSAGE_PAGE_POLICY}; frame-ancestors 'none'`)
      .type('text/html; charset=utf-8')
      .send(messagePage({ title, text: failure.message }))
  }
  return reply
    .type(isOfProgram ? 'application/problem+json; charset=utf-8' : 'application/json; charset=utf-8')
    .send(JSON.stringify(isOfProgram ? toProblemDetails(failure) : toErrorResponse(failure)))
}

/** Whether a browser opens an address to show it, and not one for programs. */
function isVisit({ method, url, headers: { accept = '' } }: FastifyRequest): boolean {
  return method === 'GET' && accept.includes('text/html') && !isProgramPath(url.split('?', 1)[0] ?? '')
}

function toErrorResponse({ message, code, errors }: DomainError): ErrorResponse {
  return { message, ...(code !== undefined && { code }), ...(errors !== undefined && { errors }) }
}

/** A failure without a code has no type other than its status, and then uses the title of the status (RFC 9457, 4.2.1). */
function toProblemDetails({ status, message, code, errors }: DomainError): ProblemDetails {
  const kind =
    code === undefined
      ? { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error' }
      : { type: `urn:marquee:problem:${code}`, title: toTitle(code), code }
  return { ...kind, status, detail: message, ...(errors !== undefined && { errors }) }
}

/** `version_conflict` → "Version conflict": the title is the same for every problem of a type, as it has to be. */
function toTitle(code: string): string {
  const words = code.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Answers an unknown address. A method that the public API does not have at an address is 405 with the allowed methods (RFC 9110,
 * 15.5.6).
 */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = listPublicMethods(request.url)
  if (methods.length > 0) {
    const allow = methods.join(', ')
    const refusal = new DomainError(405, `Use ${allow} at this address.`, { headers: { allow } })
    return answerError(refusal, request, reply)
  }
  return answerError(new DomainError(404, 'Nothing was found at this address.'), request, reply)
}

function publicError(error: unknown): DomainError {
  if (error instanceof DomainError) {
    return error
  }
  if (isConnectionFailure(error)) {
    return new DomainError(503, 'The server cannot reach its database right now. Try again in a moment.', {
      headers: { 'retry-after': '2' },
    })
  }
  if (error instanceof StorageUnavailable) {
    return new DomainError(503, 'The server cannot use its storage of files right now. Try again in a few minutes.', {
      headers: { 'retry-after': '30' },
    })
  }
  if (FULL_DISK.has(errorCode(error) ?? '')) {
    return new DomainError(
      507,
      'The server has no disk space left, so nothing was changed. Its operator has to make room.',
    )
  }
  return frameworkError(error) ?? new DomainError(500, 'Something went wrong on our side. Try again in a moment.')
}

/** An error of Fastify or its plugins, which carry a `code` and a `statusCode`. */
function frameworkError(error: unknown): DomainError | null {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') {
    return null
  }
  const known = 'code' in error ? FRAMEWORK_ERRORS[String(error.code)] : undefined
  if (known !== undefined) {
    return known
  }
  return error.statusCode < 500 ? new DomainError(error.statusCode, 'The request is not valid.') : null
}
