import type { SectionOf } from '@marquee/funnel-pages/section'
import { REPORT_PATH } from '@marquee/funnel-pages/publisher-line'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../../../platform/errors/domain-error.ts'
import { answerFile } from '../../../platform/http/answer-file.ts'
import {
  FORM_PAGE_POLICY,
  type Message,
  MESSAGE_PAGE_POLICY,
  messagePage,
} from '../../../platform/http/message-page.ts'
import type { PublishedPageService, Visitor } from './published-pages.service.ts'
import { readReport, writeReportForm } from './report-page.ts'
import { registerScope } from '../../../platform/http/register-scope.ts'

/** Ten answers of the longest length, in the longest encoding. */
const BODY_LIMIT = 64 * 1024
/** How long browsers keep the files of a page, in seconds: those who saw a withdrawn page may still see them that long. */
const FILE_SECONDS = 300

/**
 * The published pages. Not in the contract, because visitors open pages and send forms, without an account and without our code. No session
 * is read, and no cookie is set.
 */
export function registerPublishedPageRoutes(app: FastifyInstance, published: PublishedPageService): void {
  registerScope(app, 'published pages', (scope) => {
    const parser = { parseAs: 'string', bodyLimit: BODY_LIMIT } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', parser, (_request, body, done) =>
      done(null, new URLSearchParams(typeof body === 'string' ? body : '')),
    )
    scope.setErrorHandler((error, _request, reply) => {
      if (error instanceof DomainError && error.status < 500) {
        return showMessage(reply, error.status, describeError(error))
      }
      throw error
    })

    scope.get<{ Params: { slug: string } }>('/pages/:slug', (request, reply) => {
      const { slug } = request.params
      return reply.redirect(`/pages/${encodeURIComponent(slug)}/${readQuery(request.url)}`, 308)
    })

    scope.get<{ Params: { slug: string } }>('/pages/:slug/', async (request, reply) => {
      const { html, policy } = await published.open(request.params.slug, toVisitor(request), isRead(request))
      return reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': policy, 'referrer-policy': 'same-origin' })
        .type('text/html; charset=utf-8')
        .send(html)
    })

    scope.post<{ Params: { slug: string } }>('/pages/:slug/', async (request, reply) => {
      const form = await published.send(request.params.slug, toVisitor(request), toPosted(request.body))
      return showMessage(reply, 200, toThanks(form))
    })

    scope.get<{ Params: { slug: string } }>(`/pages/:slug/${REPORT_PATH}`, async (request, reply) => {
      await published.checkLive(request.params.slug)
      return showMessage(reply, 200, { title: 'Report this page', text: '', form: writeReportForm() })
    })

    scope.post<{ Params: { slug: string } }>(`/pages/:slug/${REPORT_PATH}`, async (request, reply) => {
      const report = readReport(toPosted(request.body))
      if (report === null) {
        throw invalid({ reason: ['Choose what is wrong with the page.'] })
      }
      await published.report(request.params.slug, toVisitor(request), report)
      return showMessage(reply, 200, { title: 'Thank you', text: 'We look at every report.' })
    })

    scope.get<{ Params: { slug: string; '*': string } }>('/pages/:slug/*', async (request, reply) => {
      const { slug, '*': path } = request.params
      const { id, content_type, size, open } = await published.openFile(slug, path)
      return answerFile(request, reply, {
        content: { size, open },
        contentType: content_type,
        etag: `"${id}"`,
        saveAs: null,
        cacheControl: `public, max-age=${FILE_SECONDS}`,
      })
    })
  })
}

const toPosted = (body: unknown) => (body instanceof URLSearchParams ? body : new URLSearchParams())

const NOT_FOUND = { title: 'This page is not here', text: 'It was taken off the web, or its address has changed.' }

function describeError(error: DomainError): { title: string; text: string } {
  switch (error.status) {
    case 404:
      return NOT_FOUND
    case 410:
      return { title: 'This page is not available', text: '' }
    case 422:
      return { title: 'Please check your answers', text: `${error.message} Go back to correct them.` }
    default:
      return { title: 'Please try again', text: error.message }
  }
}

function toThanks({ thanks }: SectionOf<'form'>): { title: string; text: string } {
  return { title: thanks.trim() === '' ? 'Thank you. It was sent.' : thanks, text: '' }
}

function showMessage(reply: FastifyReply, status: number, message: Message): FastifyReply {
  return reply
    .status(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `${message.form === undefined ? MESSAGE_PAGE_POLICY : FORM_PAGE_POLICY}; frame-ancestors 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(messagePage(message))
}

function toVisitor({ ip, headers }: FastifyRequest): Visitor {
  return { ipAddress: ip, userAgent: headers['user-agent'] ?? '' }
}

/** Browsers open pages ahead of time that may never be read. */
function isRead({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && !/prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''))
}

/** The query of an address with its question mark; empty without one. */
function readQuery(url: string): string {
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at)
}
