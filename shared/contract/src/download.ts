import type { z } from 'zod'
import { type Call, type CallOptions, listErrors, toRights } from './endpoint.ts'

/** A call whose answer is a file. It requires the same rights as the data in the file. */
export interface Download<Params extends z.ZodType = z.ZodType, Query extends z.ZodType = z.ZodType> extends Call<
  Params,
  Query
> {
  readonly method: 'GET'
  /** The media types that the file may have, as `text/csv`; `image/*` means every image. */
  readonly contentType: readonly [string, ...string[]]
}

export type AnyDownload = Download

interface DownloadOptions<P extends z.ZodType, Q extends z.ZodType> extends CallOptions<P, Q> {
  contentType: string | readonly [string, ...string[]]
}

/**
 * Describes one file of the server. The server implements it; the browser makes its address with `toAddress` and saves it with
 * `downloadFile`.
 * @param method HTTP method
 * @param path path with `:name` parameters
 * @param options content type, schemas and rights; omitted rights are as strict as the access allows
 */
export function download<P extends z.ZodType = z.ZodUndefined, Q extends z.ZodType = z.ZodUndefined>(
  method: 'GET',
  path: string,
  options: DownloadOptions<P, Q>,
): Download<P, Q> {
  const rights = toRights(options)
  const { scope = null } = options
  const contentType = typeof options.contentType === 'string' ? ([options.contentType] as const) : options.contentType
  return {
    ...options,
    ...rights,
    method,
    path,
    scope,
    contentType,
    errors: listErrors(method, { ...options, ...rights }),
  }
}
