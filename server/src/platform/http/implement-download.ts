import type { AnyDownload } from '@marquee/contract/download'
import type { AddressOutput } from '@marquee/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'
import { addRoute, signedIn } from './add-route.ts'
import { answerFile, type FileAnswer } from './answer-file.ts'
import { parseAddress } from './parse-input.ts'

interface RequestContext {
  request: FastifyRequest
  reply: FastifyReply
}

/** A file of the download's content type; `contentType` says which one when the download names several. */
type DownloadAnswer = Omit<FileAnswer, 'contentType'> & { contentType?: string }

/** The file, or the reply that the handler has already sent itself (a redirect). */
type Answer = Promise<DownloadAnswer | FastifyReply> | DownloadAnswer | FastifyReply

type DownloadHandler<D extends AnyDownload> = (input: AddressOutput<D> & RequestContext & { actor: Actor }) => Answer
type AnonymousDownloadHandler<D extends AnyDownload> = (input: AddressOutput<D> & RequestContext) => Answer

/** Serves a download of the contract that needs an account, with the same checks as endpoints. */
export function implementDownload<D extends AnyDownload>(
  app: FastifyInstance,
  download: D,
  handler: DownloadHandler<D>,
): void {
  addRoute(app, download, {
    answer: async (request, reply) => {
      const input = { ...parseAddress(download, request), request, reply, actor: signedIn(request.actor) }
      return answer(download, input, await handler(input))
    },
  })
}

/** Serves a download that is open to every request with its address. No session is read: pages show dozens of such files at once. */
export function implementAnonymousDownload<D extends AnyDownload>(
  app: FastifyInstance,
  download: D,
  handler: AnonymousDownloadHandler<D>,
): void {
  addRoute(app, download, {
    readsSession: false,
    answer: async (request, reply) => {
      const input = { ...parseAddress(download, request), request, reply }
      return answer(download, input, await handler(input))
    },
  })
}

function answer(
  { contentType: [first, ...others], path }: AnyDownload,
  { request, reply }: RequestContext,
  file: DownloadAnswer | FastifyReply,
): Promise<FastifyReply> | FastifyReply {
  if (!('content' in file)) {
    return reply
  }
  const { contentType = first } = file
  if (![first, ...others].some((type) => isOfType(contentType, type))) {
    throw new Error(`The contract says nothing of ${contentType} at ${path}.`)
  }
  return answerFile(request, reply, { ...file, contentType })
}

/** `image/*` stands for every image. */
function isOfType(contentType: string, type: string): boolean {
  return type.endsWith('/*') ? contentType.startsWith(type.slice(0, -1)) : contentType === type
}
